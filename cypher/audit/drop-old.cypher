// audit/drop-old: deletes audit lines older than an instant, in batches.
//
// @mode   write
// @param  tenantId string?  null: of every tenant
// @param  before   instant
// @param  limit    int
// @return dropped  int
//
// :param tenantId => null;
// :param before => datetime() - duration('P365D');
// :param limit => 10000;

MATCH (t:Tenant)
WHERE $tenantId IS NULL OR t.id = $tenantId
MATCH (a:AuditLine {tenantId: t.id})
WHERE a.at < $before
WITH a LIMIT $limit
DETACH DELETE a
RETURN count(*) AS dropped;
