// schema/059-memory-fact-begun: the versions of a fact in the order in which they were recorded, for a page of its history.
//
// @mode schema

CREATE INDEX memory_fact_begun IF NOT EXISTS FOR (m:Memory) ON (m.factId, m.recordedAt);
