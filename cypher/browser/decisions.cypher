// browser/decisions: the last decisions, each with the version it made, restated or withdrew, and what that replaced.
//
// @mode   read
// @return decided  path
// @return replaced path

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
MATCH (d:Decision {contactId: c.id})
WITH d ORDER BY d.recordedAt DESC, d.id LIMIT 50
MATCH decided = (d)-[:DECIDED]->(m:Memory)
OPTIONAL MATCH replaced = (m)-[r:SUPERSEDES]->(:Memory)
WHERE r.decisionId = d.id
RETURN decided, replaced
ORDER BY d.recordedAt DESC, d.id, m.id;
