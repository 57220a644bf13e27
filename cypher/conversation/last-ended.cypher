// conversation/last-ended: the contact's session that ended last, as it was known.
//
// @mode   read
// @param  contactIds string[] the contact and those merged into it
// @param  knownAt    instant
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
// @return extraction extraction
//
// :param contactIds => ['c-1'];
// :param knownAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $contactIds AS contactId
MATCH (:Contact {id: contactId})<-[:WITH]-(s:Session)
WHERE s.recordedAt <= $knownAt AND s.endedAt < $openEnd AND (s.endRecordedAt IS NULL OR s.endRecordedAt <= $knownAt)
WITH s ORDER BY s.endedAt DESC, s.startedAt DESC, s.id LIMIT 1
RETURN s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId, s.startedAt AS startedAt,
       s.endedAt AS endedAt, COUNT { (s)<-[:IN]-(t:Turn) WHERE t.recordedAt <= $knownAt } AS turns,
       s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction;
