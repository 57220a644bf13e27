// forget/learned-from: the memories that were learned from these turns.
//
// @mode   read
// @param  tenantId string
// @param  turns    map[] {sessionId string, turnId string}
// @return id       string
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't'}];

UNWIND $turns AS one
MATCH (t:Turn {tenantId: $tenantId, sessionId: one.sessionId, id: one.turnId})
MATCH (t)<-[:FROM]-(m:Memory)
RETURN DISTINCT m.id AS id
ORDER BY id;
