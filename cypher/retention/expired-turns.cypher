// retention/expired-turns: turns of contacts that have expired.
//
// @mode   read
// @param  contactIds string[]
// @param  now        instant
// @param  limit      int
// @return sessionId  string
// @return turnId     string
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param now => datetime();
// :param limit => 100;

MATCH (n:Expiring)
WHERE n.forgetAt <= $now AND n.contactId IN $contactIds AND n:Turn
RETURN n.sessionId AS sessionId, n.id AS turnId
ORDER BY n.forgetAt, sessionId, n.position, turnId
LIMIT $limit;
