// schema/036-memory-valid-from: the versions of a contact in the order in which they begin to hold, for a page of a timeline or a diff.
//
// @mode schema

CREATE INDEX memory_valid_from IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.validFrom, m.id);
