// schema/069-memory-slot-begun: the versions of an attribute of a contact that begin at one instant: whether a value that ended was
// followed by another.

CREATE INDEX memory_slot_begun IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.attribute, m.validFrom);
