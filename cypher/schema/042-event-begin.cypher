// schema/042-event-begin: the events of a contact in the order in which they take place, for a page of a timeline.
//
// @mode schema

CREATE INDEX event_begin IF NOT EXISTS FOR (e:Event) ON (e.contactId, e.startsAt, e.id);
