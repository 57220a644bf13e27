// backup/remove-tenant: deletes a tenant, and what is linked to it without naming it.
//
// @mode   write
// @param  tenantId string
// @return removed  int
//
// :param tenantId => 'default';

MATCH (t:Tenant {id: $tenantId})
CALL (t) {
  RETURN t AS n
  UNION
  MATCH (t)--(n)
  RETURN n
}
DETACH DELETE n
RETURN count(*) AS removed;
