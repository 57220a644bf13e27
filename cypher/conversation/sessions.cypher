// conversation/sessions: a page of a contact's sessions as they were known, newest first.
//
// @mode   read
// @param  contactIds  string[] the contact and those merged into it
// @param  knownAt     instant
// @param  beforeStart instant?  the page begins after this start and id; null for the first page
// @param  afterId     string
// @param  limit       int
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
// @return extraction extraction
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();
// :param beforeStart => null;
// :param afterId => '';
// :param limit => 50;

UNWIND $contactIds AS contactId
MATCH (:Contact {id: contactId})<-[:WITH]-(s:Session)
WHERE s.recordedAt <= $knownAt
  AND ($beforeStart IS NULL OR s.startedAt < $beforeStart OR (s.startedAt = $beforeStart AND s.id > $afterId))
WITH s ORDER BY s.startedAt DESC, s.id LIMIT $limit
RETURN s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId, s.startedAt AS startedAt,
       CASE WHEN s.endRecordedAt > $knownAt THEN null ELSE s.endedAt END AS endedAt,
       COUNT { (s)<-[:IN]-(t:Turn) WHERE t.recordedAt <= $knownAt } AS turns,
       s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction
ORDER BY s.startedAt DESC, s.id;
