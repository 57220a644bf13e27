// backup/strays: nodes that no backup would contain, because they are linked to no contact and no tenant. There should be none.
//
// @mode   read
// @param  tenantId string?  null: of all tenants, and of no tenant
// @return labels   string[]
// @return nodes    int
//
// :param tenantId => null;

MATCH (n)
WHERE ($tenantId IS NULL OR n.tenantId = $tenantId)
  AND NOT n:Tenant AND NOT n:Migration AND NOT n:Embedding AND NOT n:Restoring
  AND NOT EXISTS { (n)-->(:Contact|Tenant) } AND NOT EXISTS { (n)<--(:Contact|Tenant) }
  // Nearly all nodes that remain after the line above are two steps from their contact, or earlier profiles.
  AND NOT EXISTS { (n)--(:!Tenant)-->(:Contact) }
  AND NOT (n:Profile AND EXISTS { (n)<-[:SUPERSEDES]-(:Contact|Profile) })
  AND NOT EXISTS { ANY SHORTEST (n) (()--(x WHERE NOT x:Tenant))+ (:Contact) }
  AND (EXISTS { (n)--() } OR NOT EXISTS { (:Tenant {id: n.tenantId}) })
RETURN labels(n) AS labels, count(*) AS nodes
ORDER BY labels;
