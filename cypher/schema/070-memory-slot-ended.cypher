// schema/070-memory-slot-ended: the versions of an attribute of a contact that end at one instant, in the order in which they began: the
// value that another one took over from.

CREATE INDEX memory_slot_ended IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.attribute, m.validTo, m.validFrom, m.id);
