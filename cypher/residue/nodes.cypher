// residue/nodes: the nodes of any label that hold one of some texts in any property; it reads the whole graph.
//
// @mode   read
// @param  texts    string[] in lower case
// @return text     string
// @return label    string   all labels of the node
// @return property string
// @return found    int      how many nodes
//
// :param texts => ['01k9z3v5t7r8q2m4n6p0s1wxyz'];

MATCH (n)
UNWIND keys(n) AS property
WITH n, property, n[property] AS value
WITH n, property, CASE WHEN value IS :: LIST<STRING NOT NULL> THEN [one IN value | toLower(one)]
                       WHEN value IS :: STRING THEN [toLower(value)] ELSE [] END AS values
UNWIND [text IN $texts WHERE any(value IN values WHERE value CONTAINS text)] AS text
RETURN text, reduce(all = '', label IN labels(n) | all + ':' + label) AS label, property, count(*) AS found
ORDER BY text, label, property;
