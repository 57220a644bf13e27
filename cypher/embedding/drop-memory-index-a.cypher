// embedding/drop-memory-index-a: drops the vector index, since its length is fixed when it is made.
//
// @mode   schema

DROP INDEX memory_embedding_a IF EXISTS;
