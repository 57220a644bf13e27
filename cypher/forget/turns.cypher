// forget/turns: the turns of a session between two positions, including forgotten ones.
//
// @mode   read
// @param  tenantId    string
// @param  sessionId   string
// @param  from        int
// @param  to          int
// @return turnId      string
// @return position    int
// @return speaker     string
// @return text        string   '' where it was forgotten
// @return at          instant
// @return forgottenAt instant?
//
// :param tenantId => 'default';
// :param sessionId => 's';
// :param from => 1;
// :param to => 5;

MATCH (t:Turn)
USING INDEX SEEK t:Turn(tenantId, sessionId, position)
WHERE t.tenantId = $tenantId AND t.sessionId = $sessionId AND $from <= t.position <= $to
RETURN t.id AS turnId, t.position AS position, t.speaker AS speaker, t.text AS text, t.at AS at, t.forgottenAt AS forgottenAt
ORDER BY position, turnId;
