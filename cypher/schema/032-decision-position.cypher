// schema/032-decision-position: numbers the decisions that were taken before they were numbered as they are taken.
// It goes on where it was stopped: a contact whose decisions are counted is not looked at again.
//
// @mode write

MATCH (c:Contact)
WHERE c.decisions IS NULL
CALL (c) {
  WITH c, COLLECT {
    MATCH (c)<-[:ABOUT]-(:Memory)<-[:DECIDED]-(d:Decision)
    WHERE d.contactId = c.id
    WITH DISTINCT d ORDER BY d.recordedAt, d.id
    RETURN d
  } AS decisions
  SET c.decisions = size(decisions)
  FOREACH (i IN range(1, size(decisions)) | FOREACH (d IN [decisions[i - 1]] | SET d.position = i))
} IN TRANSACTIONS OF 100 ROWS;
