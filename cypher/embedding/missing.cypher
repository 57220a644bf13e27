// embedding/missing: memories and turns that have no vector in a slot yet, after an id.
//
// @mode   read
// @param  property string  embeddingA or embeddingB
// @param  limit    int
// @return nodeId   string
// @return text     string  what is to be embedded
//
// :param property => 'embeddingB';
// :param limit => 200;

CALL () {
  MATCH (m:Memory) WHERE m[$property] IS NULL
  RETURN elementId(m) AS nodeId, m.text AS text LIMIT $limit
UNION ALL
  MATCH (t:Turn) WHERE t[$property] IS NULL AND t.searchText IS NOT NULL
  RETURN elementId(t) AS nodeId, t.searchText AS text LIMIT $limit
}
RETURN nodeId, text
LIMIT $limit;
