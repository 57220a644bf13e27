// forget/empty-quotes: removes quotes of turns from the versions that were learned there, and from copies of these that a merge made.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  turnIds   string[]
// @return id        string   of those that had one
//
// :param tenantId => 'default';
// :param sessionId => 's';
// :param turnIds => ['t'];

UNWIND $turnIds AS turnId
MATCH (:Turn {tenantId: $tenantId, sessionId: $sessionId, id: turnId})<-[:FROM]-(learned:Memory)
MATCH (learned)<-[:COPY_OF]-{0,100}(m:Memory)
WHERE m.turnId = turnId AND m.quote IS NOT NULL
WITH DISTINCT m
REMOVE m.quote
RETURN m.id AS id
ORDER BY id;
