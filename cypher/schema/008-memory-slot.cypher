// schema/008-memory-slot: the current versions of one attribute of one contact.

CREATE INDEX memory_slot IF NOT EXISTS FOR (m:Memory) ON (m.contactId, m.attribute, m.supersededAt);
