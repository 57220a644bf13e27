// forget/said-in: the turns, not forgotten, in which versions were said.
//
// @mode   read
// @param  ids       string[] of the versions
// @return sessionId string
// @return turnId    string
// @return contactId string whose session it is
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS id
MATCH (:Memory {id: id})-[:FROM]->(t:Turn)
WHERE t.forgottenAt IS NULL
WITH DISTINCT t
RETURN t.sessionId AS sessionId, t.id AS turnId, t.contactId AS contactId
ORDER BY sessionId, t.position, turnId;
