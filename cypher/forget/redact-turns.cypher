// forget/redact-turns: keeps turns in masked words, and vectors of those. Who extracts from their session loses the lease, so that
// nothing is written of what was read before.
//
// @mode  write
// @param tenantId string
// @param turns    map[] {sessionId string, turnId string, fields map, vector vector?}
// @param property string where vectors are kept: embeddingA or embeddingB
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't', fields: {text: '█'}, vector: null}];
// :param property => 'embeddingA';

UNWIND $turns AS row
MATCH (t:Turn {tenantId: $tenantId, sessionId: row.sessionId, id: row.turnId})-[:IN]->(s:Session)
SET t += row.fields
REMOVE t.embeddingA, t.embeddingB, s.leaseId, s.leasedUntil
WITH t, row WHERE row.vector IS NOT NULL
CALL db.create.setNodeVectorProperty(t, $property, row.vector);
