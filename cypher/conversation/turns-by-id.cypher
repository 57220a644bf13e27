// conversation/turns-by-id: a contact's turns with these ids; an id is unique only within its session.
//
// @mode   read
// @param  contactIds string[] the contact and those merged into it
// @param  sessionId string?  null: in any session of the contact
// @param  ids       string[]
// @return turn      turn
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param sessionId => null;
// :param ids => ['D1:1'];

UNWIND $contactIds AS contactId
UNWIND $ids AS id
MATCH (t:Turn {contactId: contactId, id: id})
WHERE $sessionId IS NULL OR t.sessionId = $sessionId
RETURN t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn
ORDER BY t.sessionId, t.position, t.id;
