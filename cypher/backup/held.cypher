// backup/held: what a database holds of tenants already, besides the tenant itself its keys and what was done with them.
//
// @mode   read
// @param  tenantIds string[]
// @return tenantId  string
// @return labels    string[]
// @return nodes     int
//
// :param tenantIds => ['default'];

MATCH (n)
WHERE n.tenantId IN $tenantIds AND NOT n:ApiKey AND NOT n:AuditLine AND NOT n:Restoring
RETURN n.tenantId AS tenantId, labels(n) AS labels, count(*) AS nodes
ORDER BY tenantId, labels;
