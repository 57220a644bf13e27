// conversation/turns: a page of a session's turns in order.
//
// @mode   read
// @param  tenantId  string
// @param  sessionId string
// @param  knownAt   instant
// @param  after     int      the page begins after this position
// @param  limit     int
// @return turn      turn
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param knownAt => datetime();
// :param after => 0;
// :param limit => 100;

MATCH (:Session {tenantId: $tenantId, id: $sessionId})<-[:IN]-(t:Turn)
WHERE t.recordedAt <= $knownAt AND t.position > $after
RETURN t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn
ORDER BY t.position, t.id
LIMIT $limit;
