// schema/037-memory-valid-to: the versions of a contact in the order in which they end, for a page of a timeline or a diff.
//
// @mode schema

CREATE INDEX memory_valid_to IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.validTo, m.id);
