// schema/057-memory-attribute: what somebody was said to be called, for the search for contacts.
//
// @mode schema

CREATE INDEX memory_attribute IF NOT EXISTS
FOR (m:Memory) ON (m.attribute, m.supersededAt);
