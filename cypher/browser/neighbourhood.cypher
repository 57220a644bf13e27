// browser/neighbourhood: everything around a contact, two steps far: identifiers, sessions, turns, versions, decisions.
//
// @mode   read
// @return around path

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
MATCH around = (c)-[]-{1,2}(n)
WHERE none(node IN nodes(around) WHERE node:Tenant)
RETURN around
ORDER BY length(around), elementId(n)
LIMIT 500;
