// conversation/turns-of-memories: the turns in which memories were said.
//
// @mode   read
// @param  ids  string[]  of the memories
// @return id   string    of the memory
// @return turn turn
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS id
MATCH (m:Memory {id: id})-[:FROM]->(t:Turn)
WHERE t.id = m.turnId
WITH id, t ORDER BY t.sessionId, t.position, t.id
WITH id, collect(t)[0] AS t
RETURN id, t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn
ORDER BY id;
