// embedding/count-missing: how many memories and turns have no vector in a slot yet.
//
// @mode   read
// @param  property string  embeddingA or embeddingB
// @return missing  int
//
// :param property => 'embeddingB';

CALL () {
  MATCH (m:Memory) WHERE m[$property] IS NULL
  RETURN count(m) AS texts
UNION ALL
  MATCH (t:Turn) WHERE t[$property] IS NULL AND t.searchText IS NOT NULL
  RETURN count(t) AS texts
}
RETURN sum(texts) AS missing;
