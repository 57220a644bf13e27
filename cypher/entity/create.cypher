// entity/create: creates entities of a contact, with the names in the first statement about them.
//
// @mode   write
// @param  tenantId  string
// @param  contactId string
// @param  entities  map[]   {id string, kind string, name string?, role string?}
// @param  now       instant
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param entities => [{id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', kind: 'person', name: 'Mia', role: 'daughter'}];
// :param now => datetime();

MATCH (c:Contact|Fork {id: $contactId})
UNWIND $entities AS entity
CREATE (:Entity {
  id: entity.id, tenantId: $tenantId, contactId: $contactId, createdAt: $now, kind: entity.kind, name: entity.name, role: entity.role, aliases: []
})-[:OF]->(c);
