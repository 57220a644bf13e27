// embedding/turn-index-b: the vector index over turns, filtered by contact and time.
//
// @mode   schema
// @param  options map
//
// :param options => {indexConfig: {`vector.dimensions`: 384, `vector.similarity_function`: 'cosine'}};

CYPHER 25
CREATE VECTOR INDEX turn_embedding_b IF NOT EXISTS FOR (t:Turn) ON t.embeddingB
WITH [t.contactId, t.at, t.recordedAt]
OPTIONS $options;
