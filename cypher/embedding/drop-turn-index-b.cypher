// embedding/drop-turn-index-b: drops the vector index, whose vector length cannot be changed.
//
// @mode   schema

DROP INDEX turn_embedding_b IF EXISTS;
