// residue/relationships: the relationships of any type that hold one of some texts in any property; it reads the whole graph.
//
// @mode   read
// @param  texts    string[] in lower case
// @return text     string
// @return type     string
// @return property string
// @return found    int      how many relationships
//
// :param texts => ['01k9z3v5t7r8q2m4n6p0s1wxyz'];

MATCH ()-[r]->()
UNWIND keys(r) AS property
WITH r, property, r[property] AS value
WITH r, property, CASE WHEN value IS :: LIST<STRING NOT NULL> THEN [one IN value | toLower(one)]
                       WHEN value IS :: STRING THEN [toLower(value)] ELSE [] END AS values
UNWIND [text IN $texts WHERE any(value IN values WHERE value CONTAINS text)] AS text
RETURN text, type(r) AS type, property, count(*) AS found
ORDER BY text, type, property;
