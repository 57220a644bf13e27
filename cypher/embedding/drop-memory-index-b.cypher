// embedding/drop-memory-index-b: drops the vector index, whose vector length cannot be changed.
//
// @mode   schema

DROP INDEX memory_embedding_b IF EXISTS;
