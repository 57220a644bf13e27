// schema/027-event-start: the events of a tenant by when they take place.

CREATE INDEX event_start IF NOT EXISTS FOR (e:Event) ON (e.tenantId, e.startsAt);
