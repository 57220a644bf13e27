// residue/relationships: the relationships of any type that hold one of some texts in any property, and whose they are; it reads the
// whole graph.
//
// @mode   read
// @param  texts    string[] in lower case
// @param  most     int      owners that are named of a property
// @return text     string
// @return type     string
// @return property string
// @return found    int      how many relationships
// @return owners   map[]    {tenantId string?, contactId string?}
//
// :param texts => ['01k9z3v5t7r8q2m4n6p0s1wxyz'];
// :param most => 10;

MATCH (a)-[r]->(b)
UNWIND keys(r) AS property
WITH a, r, b, property, r[property] AS value
WITH a, r, b, property, CASE WHEN value IS :: LIST<STRING NOT NULL> THEN [one IN value | toLower(one)]
                             WHEN value IS :: STRING THEN [toLower(value)] ELSE [] END AS values
UNWIND [text IN $texts WHERE any(value IN values WHERE value CONTAINS text)] AS text
WITH a, r, b, property, text, coalesce(a.contactId, b.contactId, CASE WHEN a:Contact THEN a.id WHEN b:Contact THEN b.id END) AS contactId
WITH text, type(r) AS type, property, coalesce(a.tenantId, b.tenantId) AS tenantId, contactId, count(*) AS links
ORDER BY tenantId, contactId
RETURN text, type, property, sum(links) AS found, collect({tenantId: tenantId, contactId: contactId})[..$most] AS owners
ORDER BY text, type, property;
