// schema/024-event-key: the current events with the same subject and object.

CREATE INDEX event_key IF NOT EXISTS FOR (e:Event) ON (e.contactId, e.eventKeyHash, e.supersededAt);
