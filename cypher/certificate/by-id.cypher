// certificate/by-id: what an erasure deleted, and when.
//
// @mode   read
// @param  tenantId   string
// @param  id         string
// @return id         string
// @return number     int
// @return contactId  string
// @return contactIds string[]
// @return erasedAt   instant
// @return erased     map {memories int, decisions int, sessions int, turns int, identifiers int, profiles int, answers int} how many of each kind
// @return previous   string?
// @return hash       string
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (e:Certificate {id: $id})
WHERE e.tenantId = $tenantId
RETURN e.id AS id, e.number AS number, e.contactId AS contactId, e.contactIds AS contactIds, e.erasedAt AS erasedAt,
       e {.memories, .decisions, .sessions, .turns, .identifiers, .profiles, .answers} AS erased,
       e.previous AS previous, e.hash AS hash;
