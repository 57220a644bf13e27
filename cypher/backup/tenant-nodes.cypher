// backup/tenant-nodes: a tenant, the nodes linked to it and to no contact (its keys), and those linked to nothing.
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
  UNION
  MATCH (n)
  // Answers about a contact are read with the contact, if it exists.
  WHERE n.tenantId = $tenantId AND NOT EXISTS { (n)--() } AND NOT n:Contact AND NOT (n:Answer AND EXISTS { MATCH (:Contact {id: n.contactId}) })
    AND NOT n:Restoring
  RETURN n
}
RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties;
