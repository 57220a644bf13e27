// shape/turn: a turn as every query returns it; a forgotten one has no text. Its times are milliseconds since 1970, as a
// memory's are.
//
// @mode   read
// @param  tenantId  string
// @param  sessionId string
// @param  id        string
// @return turn      turn
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param id => 'turn-1';

MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: $id})
RETURN t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn;
