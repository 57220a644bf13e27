// embedding/drop-turn-index-a: drops the vector index, whose vector length cannot be changed.
//
// @mode   schema

DROP INDEX turn_embedding_a IF EXISTS;
