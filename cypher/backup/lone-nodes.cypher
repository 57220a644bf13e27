// backup/lone-nodes: the nodes of a tenant without relationships, such as its certificates. Entries of numbered lists that were added
// after the tenant was read are left out, so that no list has a gap.
//
// @mode   read
// @param  tenantId     string
// @param  certificates int    how many there were
// @param  repositories map[]  {id string, revisions int} how many revisions each had; there were no others
// @return id           string
// @return labels       string[]
// @return properties   map
//
// :param tenantId => 'default';
// :param certificates => 0;
// :param repositories => [];

MATCH (n)
// Answers about a contact are read with the contact, if it exists.
WHERE n.tenantId = $tenantId AND NOT EXISTS { (n)--() } AND NOT n:Contact AND NOT (n:Answer AND EXISTS { MATCH (:Contact {id: n.contactId}) })
  AND NOT n:Restoring
  AND (NOT n:Certificate OR coalesce(n.number, 0) <= $certificates)
  AND (NOT n:Revision OR any(p IN $repositories WHERE p.id = n.repositoryId AND n.number <= p.revisions))
RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties;
