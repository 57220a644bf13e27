// backup/tenant-nodes: a tenant, and the nodes linked to it and to no contact, such as its keys.
//
// @mode   read
// @param  tenantId   string
// @return id         string
// @return labels     string[]
// @return properties map
//
// :param tenantId => 'default';

CALL () {
  MATCH (n:Tenant {id: $tenantId})
  RETURN n
  UNION
  MATCH (:Tenant {id: $tenantId})--(n)
  WHERE NOT n:Contact AND NOT EXISTS { (n) (()--(x WHERE NOT x:Tenant))+ (:Contact) }
  RETURN n
}
RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties;
