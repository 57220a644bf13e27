// schema/028-turn-at: the turns of a contact by when they were said.

CREATE INDEX turn_at IF NOT EXISTS FOR (t:Turn) ON (t.contactId, t.at);
