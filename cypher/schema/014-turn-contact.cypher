// schema/014-turn-contact: the turns of a contact by id.

CREATE INDEX turn_contact IF NOT EXISTS FOR (t:Turn) ON (t.contactId, t.id);
