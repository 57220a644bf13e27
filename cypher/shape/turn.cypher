// shape/turn: a turn as every query returns it; a forgotten one has no text.
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
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text, .at,
         .timezone, .expression, .precision, .refersFrom, .refersTo, .recordedAt,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn;
