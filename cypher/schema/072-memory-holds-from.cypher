// schema/072-memory-holds-from: what a contact announced, in order of the day from which it holds. It ends in the id, like the order of its
// readers, so that these read only as far as they need.
//
// @mode schema

CREATE INDEX memory_holds_from IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.holdsFrom, m.id);
