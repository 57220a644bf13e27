// backup/tenant-links: the relationships of nodes that are linked to a tenant and to no contact.
//
// @mode   read
// @param  tenantId   string
// @return from       string
// @return to         string
// @return type       string
// @return properties map
// @return fromTenant boolean
// @return toTenant   boolean
//
// :param tenantId => 'default';

MATCH (:Tenant {id: $tenantId})--(n)
WHERE NOT n:Contact AND NOT EXISTS { (n) (()--(x WHERE NOT x:Tenant))+ (:Contact) }
WITH DISTINCT n
MATCH (n)-[r]-(other)
WHERE startNode(r) = n OR other:Tenant
RETURN elementId(startNode(r)) AS from, elementId(endNode(r)) AS to, type(r) AS type, properties(r) AS properties,
       startNode(r):Tenant AS fromTenant, endNode(r):Tenant AS toTenant;
