// backup/tenants: the tenants that a backup holds. Those of the trial calls after a start, which begin with `~`, are left out.
//
// @mode   read
// @param  tenantId string?  null: all of them
// @return id       string
//
// :param tenantId => null;

MATCH (t:Tenant)
WHERE NOT t.id STARTS WITH '~' AND ($tenantId IS NULL OR t.id = $tenantId)
RETURN t.id AS id
ORDER BY id;
