// embedding/memory-index-a: the vector index over memories, filtered by contact, both clocks and kind.
//
// @mode   schema
// @param  options map
//
// :param options => {indexConfig: {`vector.dimensions`: 384, `vector.similarity_function`: 'cosine'}};

CYPHER 25
CREATE VECTOR INDEX memory_embedding_a IF NOT EXISTS FOR (m:Memory) ON m.embeddingA
WITH [m.contactId, m.validFrom, m.validTo, m.recordedAt, m.supersededAt, m.kind]
OPTIONS $options;
