// fork/create: creates a fork of a contact, without memories of its own.
//
// @mode   write
// @param  tenantId  string
// @param  contactId string   that it is of
// @param  id        string
// @param  at        instant  the contact is always seen as of then
// @param  knownAt   instant  the same in the contact's system time: never later than its last write
// @param  now       instant
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';
// :param at => datetime();
// :param knownAt => datetime();
// :param now => datetime();

MATCH (c:Contact {id: $contactId})
CREATE (f:Fork {id: $id, tenantId: $tenantId, contactId: $contactId, at: $at, knownAt: $knownAt, createdAt: $now, lastWriteAt: $at,
                statements: 0, decisions: 0})
CREATE (f)-[:FORK_OF]->(c);
