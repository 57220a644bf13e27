// contact/replace-identifiers: identifiers left out end now, new ones begin now; both stay readable as of before. Those of
// the contacts merged into this one count as its own.
//
// @mode   write
// @param  tenantId    string
// @param  contactId   string
// @param  identifiers map[]    {kind, value, folded}
// @param  now         instant
// @param  openEnd     instant
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param identifiers => [{kind: 'phone', value: '+91 1234', folded: '+911234'}];
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (c:Contact {id: $contactId})
WITH c, COLLECT {
  MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
  RETURN DISTINCT one
} AS pool
CALL (pool) {
  UNWIND pool AS one
  MATCH (one)-[:KNOWN_AS]->(i:Identifier)
  WHERE i.supersededAt = $openEnd AND i.validTo = $openEnd
    AND none(kept IN $identifiers WHERE kept.kind = i.kind AND kept.folded = i.folded)
  SET i.supersededAt = $now, i:Superseded
  CREATE (one)-[:KNOWN_AS]->(ended:Identifier)
  SET ended = properties(i), ended.validTo = $now, ended.recordedAt = $now, ended.supersededAt = $openEnd
  CREATE (ended)-[:SUPERSEDES {as: 'remainder', at: $now}]->(i)
}
UNWIND $identifiers AS identifier
WITH c, pool, identifier
WHERE none(one IN pool WHERE EXISTS {
  (one)-[:KNOWN_AS]->(:Identifier {kind: identifier.kind, folded: identifier.folded, validTo: $openEnd, supersededAt: $openEnd})
})
CREATE (c)-[:KNOWN_AS]->(:Identifier {
  tenantId: $tenantId, kind: identifier.kind, value: identifier.value, folded: identifier.folded,
  validFrom: $now, validTo: $openEnd, recordedAt: $now, supersededAt: $openEnd
});
