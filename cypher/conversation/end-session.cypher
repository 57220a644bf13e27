// conversation/end-session: ends a session; one that has ended stays unchanged.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  endedAt   instant
// @param  now       instant  system time of the write
// @param  dueAt     instant  now, by the clock of the extraction
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
// @return extraction extraction
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param endedAt => datetime();
// :param now => datetime();
// :param dueAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.endRecordedAt = CASE WHEN s.endedAt = $openEnd THEN $now ELSE s.endRecordedAt END
SET s.endedAt = CASE WHEN s.endedAt = $openEnd THEN $endedAt ELSE s.endedAt END
// A session that waited for more turns becomes due; one that is to be retried later or never stays unchanged.
SET s.dueAt = CASE WHEN s.dueAt > $dueAt AND s.extractionError IS NULL THEN $dueAt ELSE s.dueAt END
SET s.waitingSince = CASE WHEN s.dueAt <= $dueAt THEN coalesce(s.waitingSince, $dueAt) ELSE s.waitingSince END
RETURN s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId, s.startedAt AS startedAt,
       s.endedAt AS endedAt, COUNT { (s)<-[:IN]-() } AS turns,
       s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction;
