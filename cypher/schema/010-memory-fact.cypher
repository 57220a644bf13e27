// schema/010-memory-fact: all versions of one fact.

CREATE INDEX memory_fact IF NOT EXISTS FOR (m:Memory) ON (m.factId);
