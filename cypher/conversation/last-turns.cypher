// conversation/last-turns: the latest turns of a session, oldest first, as context for the next ones.
//
// @mode   read
// @param  tenantId  string
// @param  sessionId string
// @param  limit     int
// @return turn      turn
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param limit => 2;

MATCH (t:Turn)
USING INDEX SEEK t:Turn(tenantId, sessionId, position)
WHERE t.tenantId = $tenantId AND t.sessionId = $sessionId AND t.position IS NOT NULL
// As the index has them, so that it reads no more.
WITH t ORDER BY t.tenantId DESC, t.sessionId DESC, t.position DESC, t.id LIMIT $limit
RETURN t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn
ORDER BY t.position, t.id;
