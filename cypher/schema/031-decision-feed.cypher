// schema/031-decision-feed: the decisions on a contact in the order in which they were taken.

CREATE INDEX decision_feed IF NOT EXISTS FOR (d:Decision) ON (d.contactId, d.recordedAt, d.position);
