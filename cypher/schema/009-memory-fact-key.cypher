// schema/009-memory-fact-key: the current versions that say the same.

CREATE INDEX memory_fact_key IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.factKeyHash, m.supersededAt);
