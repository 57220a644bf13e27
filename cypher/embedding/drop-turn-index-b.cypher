// embedding/drop-turn-index-b: drops the vector index, since its length is fixed when it is made.
//
// @mode   schema

DROP INDEX turn_embedding_b IF EXISTS;
