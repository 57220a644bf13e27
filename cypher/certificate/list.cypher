// certificate/list: a page of a tenant's certificates, in the order of the erasures.
//
// @mode   read
// @param  tenantId   string
// @param  after      int      the page begins after this number
// @param  limit      int
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
// :param after => 0;
// :param limit => 50;

MATCH (e:Certificate)
WHERE e.tenantId = $tenantId AND e.number > $after
RETURN e.id AS id, e.number AS number, e.contactId AS contactId, e.contactIds AS contactIds, e.erasedAt AS erasedAt,
       e {.memories, .decisions, .sessions, .turns, .identifiers, .profiles, .answers} AS erased,
       e.previous AS previous, e.hash AS hash
ORDER BY e.number LIMIT $limit;
