// backup/remove-rest: deletes at most 20,000 nodes that name a tenant, such as its keys, revisions and certificates.
//
// @mode   write
// @param  tenantId string
// @return removed  int
//
// :param tenantId => 'default';

MATCH (n)
WHERE n.tenantId = $tenantId
WITH n LIMIT 20000
DETACH DELETE n
RETURN count(*) AS removed;
