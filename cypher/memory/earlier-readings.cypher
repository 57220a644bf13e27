// memory/earlier-readings: decisions on statements from turns of a session by readers whose name has a prefix, newest first.
//
// @mode   read
// @param  tenantId   string
// @param  sessionId  string
// @param  turnIds    string[]
// @param  readers    string  how their names begin
// @return decisionId string
// @return memoryId   string
// @return turn       string  the words of the turn
// @return unread     int[]   parts that must not be read again: start and end in turn
// @return quote      string? of these words
// @return told       string  what the statement said
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param turnIds => ['turn-1'];
// :param readers => 'local-extractor';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId})
WHERE t.id IN $turnIds
MATCH (t)<-[f:FROM]-(:Memory)
WITH DISTINCT f.decisionId AS decisionId, t
MATCH (d:Decision {id: decisionId})-[:DECIDED]->(m:Memory)
WHERE d.tenantId = $tenantId AND d.reader STARTS WITH $readers AND d.revertedAt = $openEnd
RETURN d.id AS decisionId, m.id AS memoryId, t.text AS turn, coalesce(t.unread, []) AS unread,
       CASE WHEN m.turnId = t.id THEN m.quote END AS quote, d.text AS told
ORDER BY d.position DESC, d.id, memoryId;
