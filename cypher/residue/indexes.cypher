// residue/indexes: the full-text and vector indexes there are.
//
// @mode   read
// @return name string
// @return type string FULLTEXT or VECTOR

SHOW INDEXES YIELD name, type
WHERE type IN ['FULLTEXT', 'VECTOR']
RETURN name, type
ORDER BY name;
