// retention/due-turns: the oldest turns of contacts that are past the rule.
//
// @mode   read
// @param  contactIds string[]
// @param  before     instant  they were recorded before
// @param  limit      int
// @return sessionId  string
// @return turnId     string
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param before => datetime();
// :param limit => 100;

UNWIND $contactIds AS contactId
MATCH (t:Turn)
WHERE t.contactId = contactId AND t.at IS NOT NULL AND t.recordedAt < $before AND t.forgottenAt IS NULL
RETURN t.sessionId AS sessionId, t.id AS turnId
ORDER BY t.recordedAt, sessionId, t.position, turnId
LIMIT $limit;
