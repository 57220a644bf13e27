// schema/060-memory-fact-ended: the versions of a fact in the order in which they were believed no longer, for a page of its history.
//
// @mode schema

CREATE INDEX memory_fact_ended IF NOT EXISTS FOR (m:Memory) ON (m.factId, m.supersededAt);
