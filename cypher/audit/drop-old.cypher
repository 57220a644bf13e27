// audit/drop-old: deletes lines of the audit log that are older than an instant, at most so many at a time.
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
