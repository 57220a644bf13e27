// embedding/drop-turn-index-a: drops the vector index, since its length is fixed when it is made.
//
// @mode   schema

DROP INDEX turn_embedding_a IF EXISTS;
