// forget/said-words: the turns in which versions were said, with texts that help to locate the words.
//
// @mode   read
// @param  ids       string[] of the versions
// @return sessionId string
// @return turnId    string
// @return text      string
// @return unread    int[]    parts that must not be read again: start and end in turn
// @return quote     string?  the words of the turn
// @return told      string?  what the statement said
// @return memory    string   what the version says
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS id
MATCH (m:Memory {id: id})-[f:FROM]->(t:Turn)
WHERE t.forgottenAt IS NULL
OPTIONAL MATCH (d:Decision {id: f.decisionId})
RETURN t.sessionId AS sessionId, t.id AS turnId, t.text AS text, coalesce(t.unread, []) AS unread,
       CASE WHEN m.turnId = t.id THEN m.quote END AS quote, d.text AS told, m.text AS memory
ORDER BY sessionId, t.position, turnId, m.recordedAt, id;
