// embedding/cosines: the cosine similarities of memories to a vector.
//
// @mode   read
// @param  ids      string[]
// @param  vector   vector?   unit length
// @param  property string    the property with the vectors: embeddingA or embeddingB
// @return id       string
// @return cosine   float?    null without a vector
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param vector => [x IN range(1, 384) | 0.05];
// :param property => 'embeddingA';

UNWIND $ids AS id
MATCH (m:Memory {id: id})
RETURN m.id AS id, 2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
ORDER BY id;
