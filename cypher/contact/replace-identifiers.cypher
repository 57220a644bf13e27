// contact/replace-identifiers: ends some identifiers now, drops some that were to begin later, and adds new ones, which may replace
// others. Reads of earlier times do not change.
//
// @mode   write
// @param  ends    string[] keys of what ends now
// @param  drops   string[] keys of what will not begin
// @param  opens   map[] {owner string, kind string, value string, folded string, validFrom instant, validTo until,
//   corrects string[]} corrects: keys of those that it replaces
// @param  tenantId string
// @param  now     instant
//
// :param ends => [];
// :param drops => [];
// :param opens => [{owner: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', kind: 'phone', value: '+91 1234', folded: '+911234', validFrom: datetime(), validTo: datetime('9999-12-31T23:59:59.999Z'), corrects: []}];
// :param tenantId => 'default';
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

CALL () {
  UNWIND $ends AS key
  MATCH (one:Contact)-[:KNOWN_AS]->(i:Identifier) WHERE elementId(i) = key
  SET i.supersededAt = $now, i:Superseded
  CREATE (one)-[:KNOWN_AS]->(ended:Identifier)
  SET ended = properties(i), ended.validTo = $now, ended.recordedAt = $now, ended.supersededAt = $openEnd
  CREATE (ended)-[:SUPERSEDES {as: 'remainder', at: $now}]->(i)
}
CALL () {
  UNWIND $drops AS key
  MATCH (i:Identifier) WHERE elementId(i) = key
  SET i.supersededAt = $now, i:Superseded
}
UNWIND $opens AS open
MATCH (one:Contact {id: open.owner})
CREATE (one)-[:KNOWN_AS]->(i:Identifier {
  tenantId: $tenantId, kind: open.kind, value: open.value, folded: open.folded,
  validFrom: open.validFrom, validTo: open.validTo, recordedAt: $now, supersededAt: $openEnd
})
WITH i, open
UNWIND open.corrects AS key
MATCH (old:Identifier) WHERE elementId(old) = key
SET old.supersededAt = $now, old:Superseded
CREATE (i)-[:SUPERSEDES {as: 'correction', at: $now}]->(old);
