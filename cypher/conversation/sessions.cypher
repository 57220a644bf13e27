// conversation/sessions: one page of sessions per contact, as known, newest first.
//
// @mode   read
// @param  reads       map[] {place int, contactIds string[], knownAt instant} the contact and those merged into it
// @param  beforeStart instant?  each page begins after this start and id; null for the first page
// @param  afterId     string
// @param  limit       int       of each page
// @return place     int     index of the read
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
// @return extraction extraction
//
// :param reads => [{place: 0, contactIds: ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'], knownAt: datetime()}];
// :param beforeStart => null;
// :param afterId => '';
// :param limit => 50;

UNWIND $reads AS read
CALL (read) {
  UNWIND read.contactIds AS contactId
  MATCH (:Contact {id: contactId})<-[:WITH]-(s:Session)
  WHERE s.recordedAt <= read.knownAt
    AND ($beforeStart IS NULL OR s.startedAt < $beforeStart OR (s.startedAt = $beforeStart AND s.id > $afterId))
  RETURN s ORDER BY s.startedAt DESC, s.id LIMIT $limit
}
RETURN read.place AS place, s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId,
       s.startedAt AS startedAt, CASE WHEN s.endRecordedAt > read.knownAt THEN null ELSE s.endedAt END AS endedAt,
       COUNT { (s)<-[:IN]-(t:Turn) WHERE t.recordedAt <= read.knownAt } AS turns,
       s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction
ORDER BY place, s.startedAt DESC, s.id;
