// forget/redact-turns: replaces the words of turns by masked ones, with their vectors. A running extraction of their session loses its
// lease, so that nothing is written from what it has read.
//
// @mode  write
// @param tenantId string
// @param turns    map[] {sessionId string, turnId string, fields map, vector vector?}
// @param property string the property with the vectors: embeddingA or embeddingB
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't', fields: {text: '█'}, vector: null}];
// :param property => 'embeddingA';

UNWIND $turns AS row
MATCH (t:Turn {tenantId: $tenantId, sessionId: row.sessionId, id: row.turnId})-[:IN]->(s:Session)
SET t += row.fields
REMOVE t.embeddingA, t.embeddingB, t.wordVectorsA, t.wordVectorsB, s.leaseId, s.leasedUntil
WITH t, row WHERE row.vector IS NOT NULL
CALL db.create.setNodeVectorProperty(t, $property, row.vector);
