// residue/nodes: the nodes of any label that hold one of some texts in any property, and whose they are; it reads the whole graph.
//
// @mode   read
// @param  texts    string[] in lower case
// @param  most     int      owners that are named of a property
// @return text     string
// @return label    string   all labels of the node
// @return property string
// @return found    int      how many nodes
// @return owners   map[]    {tenantId string?, contactId string?}
//
// :param texts => ['01k9z3v5t7r8q2m4n6p0s1wxyz'];
// :param most => 10;

MATCH (n)
UNWIND keys(n) AS property
WITH n, property, n[property] AS value
WITH n, property, CASE WHEN value IS :: LIST<STRING NOT NULL> THEN [one IN value | toLower(one)]
                       WHEN value IS :: STRING THEN [toLower(value)] ELSE [] END AS values
UNWIND [text IN $texts WHERE any(value IN values WHERE value CONTAINS text)] AS text
WITH n, property, text, COLLECT { MATCH (n:Identifier)<-[:KNOWN_AS]-(c:Contact) RETURN c.id ORDER BY c.id LIMIT 1 } AS identified
WITH n, property, text, coalesce(n.contactId, identified[0], CASE WHEN n:Contact THEN n.id END) AS contactId
WITH n, property, text, contactId, COLLECT { MATCH (c:Contact) WHERE c.id = contactId RETURN c.tenantId } AS tenants
WITH n, property, text, contactId, coalesce(n.tenantId, tenants[0], CASE WHEN n:Tenant THEN n.id END) AS tenantId
WITH text, reduce(all = '', label IN labels(n) | all + ':' + label) AS label, property, tenantId, contactId, count(*) AS nodes
ORDER BY tenantId, contactId
RETURN text, label, property, sum(nodes) AS found, collect({tenantId: tenantId, contactId: contactId})[..$most] AS owners
ORDER BY text, label, property;
