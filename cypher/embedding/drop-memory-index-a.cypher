// embedding/drop-memory-index-a: drops the vector index, whose vector length cannot be changed.
//
// @mode   schema

DROP INDEX memory_embedding_a IF EXISTS;
