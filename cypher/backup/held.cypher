// backup/held: what a database already has of tenants, besides the tenant nodes, their keys and their audit lines.
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
