// schema/016-answer-contact: kept answers that speak of a contact, to erase them with it.

CREATE INDEX answer_contact IF NOT EXISTS FOR (a:Answer) ON (a.contactId);
