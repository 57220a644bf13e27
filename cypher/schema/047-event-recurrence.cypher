// schema/047-event-recurrence: the series of a tenant that are not over, for what starts soon.
//
// @mode schema

CREATE INDEX event_recurrence IF NOT EXISTS FOR (e:Event) ON (e.tenantId, e.recursUntil);
