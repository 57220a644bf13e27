// embedding/missing-memories: memories without a vector in a slot, after a given one, in order of id.
//
// @mode   read
// @param  property string  embeddingA or embeddingB
// @param  afterId  string  of the previous one; '' to begin
// @param  limit    int
// @return nodeId   string
// @return id       string
// @return text     string  the text to embed
//
// :param property => 'embeddingB';
// :param afterId => '';
// :param limit => 64;

MATCH (m:Memory)
WHERE m.id > $afterId AND m[$property] IS NULL
RETURN elementId(m) AS nodeId, m.id AS id, m.text AS text
ORDER BY id LIMIT $limit;
