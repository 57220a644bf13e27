// conversation/start-session: a new session, or the existing one with the id; none if that one is being erased.
//
// @mode   write
// @param  tenantId  string
// @param  contactId string
// @param  id        string
// @param  channel   string
// @param  agentId   string?
// @param  startedAt instant
// @param  now       instant
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
// @return extraction extraction
// @return created   boolean
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param id => 'call-1';
// :param channel => 'phone';
// :param agentId => null;
// :param startedAt => datetime();
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MERGE (s:Session {tenantId: $tenantId, id: $id})
ON CREATE SET s.contactId = $contactId, s.channel = $channel, s.agentId = $agentId, s.startedAt = $startedAt,
              s.endedAt = $openEnd, s.recordedAt = $now
// The existing session may belong to another contact, which is being erased.
WITH s WHERE s.id IS NOT NULL
WITH s, s.recordedAt = $now AND NOT EXISTS { (s)-[:WITH]->() } AS created
CALL (s, created) {
  WITH s WHERE created
  MATCH (c:Contact {id: $contactId})
  MERGE (s)-[:WITH]->(c)
}
RETURN s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId, s.startedAt AS startedAt,
       s.endedAt AS endedAt, COUNT { (s)<-[:IN]-() } AS turns,
       s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction, created;
