// schema/050-decision-review: finds the decisions on a contact that nothing could decide, for the review queue.
//
// @mode schema

CREATE INDEX decision_review IF NOT EXISTS
FOR (d:Decision) ON (d.contactId, d.mayConcern);
