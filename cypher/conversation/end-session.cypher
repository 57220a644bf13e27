// conversation/end-session: the session ends; one that has ended stays as it is.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  endedAt   instant
// @param  now       instant  system time of the write
// @param  openEnd   instant
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param endedAt => datetime();
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.endRecordedAt = CASE WHEN s.endedAt = $openEnd THEN $now ELSE s.endRecordedAt END
SET s.endedAt = CASE WHEN s.endedAt = $openEnd THEN $endedAt ELSE s.endedAt END
RETURN s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId, s.startedAt AS startedAt,
       s.endedAt AS endedAt, COUNT { (s)<-[:IN]-() } AS turns;
