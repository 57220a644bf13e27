// conversation/told-turns: the turns of a session for which a caller, not a reader, stated memories.
//
// @mode   read
// @param  tenantId  string
// @param  sessionId string
// @param  turnIds   string[]
// @return turnId    string
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param turnIds => ['turn-1'];

MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId})
WHERE t.id IN $turnIds
MATCH (t)<-[f:FROM]-(:Memory)
MATCH (d:Decision {id: f.decisionId})
WHERE d.reader IS NULL
RETURN DISTINCT t.id AS turnId
ORDER BY turnId;
