// embedding/drop-memory-index-b: drops the vector index, since its length is fixed when it is made.
//
// @mode   schema

DROP INDEX memory_embedding_b IF EXISTS;
