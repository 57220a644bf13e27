// contact/create: a new contact with its identifiers.
//
// @mode   write
// @param  tenantId    string
// @param  id          string
// @param  name        string?
// @param  timezone    string?
// @param  language    string?
// @param  attributes  string   JSON
// @param  identifiers map[] {kind string, value string, folded string, validFrom instant, validTo until}
// @param  now         instant
// @param  batchId     string?  of the write that created several contacts, to which its stored answer refers
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param name => 'Meera';
// :param timezone => 'Asia/Kolkata';
// :param language => 'hi';
// :param attributes => '{}';
// :param identifiers => [{kind: 'phone', value: '+91 1234', folded: '+911234', validFrom: datetime(), validTo: datetime('9999-12-31T23:59:59.999Z')}];
// :param now => datetime();
// :param batchId => null;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MERGE (t:Tenant {id: $tenantId})
CREATE (t)<-[:BELONGS_TO]-(c:Contact {
  id: $id, tenantId: $tenantId, name: $name, nameSince: CASE WHEN $name IS NULL THEN null ELSE $now END,
  timezone: $timezone, language: $language, attributes: $attributes,
  createdAt: $now, validFrom: $now, validTo: $openEnd, recordedAt: $now, supersededAt: $openEnd, lastWriteAt: $now, batchId: $batchId
})
WITH c
UNWIND $identifiers AS identifier
CREATE (c)-[:KNOWN_AS]->(:Identifier {
  tenantId: $tenantId, kind: identifier.kind, value: identifier.value, folded: identifier.folded,
  validFrom: identifier.validFrom, validTo: identifier.validTo, recordedAt: $now, supersededAt: $openEnd
});
