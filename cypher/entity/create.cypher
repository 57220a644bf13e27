// entity/create: a new entity of a contact.
//
// @mode   write
// @param  id        string
// @param  tenantId  string
// @param  contactId string
// @param  kind      string
// @param  name      string?
// @param  role      string?
// @param  now       instant
//
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param kind => 'person';
// :param name => 'Mia';
// :param role => 'daughter';
// :param now => datetime();

MATCH (c:Contact|Fork {id: $contactId})
CREATE (:Entity {
  id: $id, tenantId: $tenantId, contactId: $contactId, createdAt: $now, kind: $kind, name: $name, role: $role, aliases: []
})-[:OF]->(c);
