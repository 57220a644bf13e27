// embedding/missing-memories: memories that have no vector in a slot yet, after one of them, in the order of their ids.
//
// @mode   read
// @param  property string  embeddingA or embeddingB
// @param  afterId  string  of the last one that was looked at; '' to begin
// @param  limit    int
// @return nodeId   string
// @return id       string
// @return text     string  what is to be embedded
//
// :param property => 'embeddingB';
// :param afterId => '';
// :param limit => 64;

MATCH (m:Memory)
WHERE m.id > $afterId AND m[$property] IS NULL
RETURN elementId(m) AS nodeId, m.id AS id, m.text AS text
ORDER BY id LIMIT $limit;
