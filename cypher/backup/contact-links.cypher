// backup/contact-links: the relationships of everything linked to a contact, including those to its tenant.
//
// @mode   read
// @param  contactId  string
// @return from       string
// @return to         string
// @return type       string
// @return properties map
// @return fromTenant boolean
// @return toTenant   boolean
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (c:Contact {id: $contactId})
MATCH (c) (()--(x WHERE NOT x:Tenant))* (n)
WITH DISTINCT n
MATCH (n)-[r]-(other)
// Each relationship is read at its start node; a tenant is not among the nodes.
WHERE startNode(r) = n OR other:Tenant
RETURN elementId(startNode(r)) AS from, elementId(endNode(r)) AS to, type(r) AS type, properties(r) AS properties,
       startNode(r):Tenant AS fromTenant, endNode(r):Tenant AS toTenant;
