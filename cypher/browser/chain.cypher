// browser/chain: how the fact with the most versions came to be believed: what superseded what.
//
// @mode   read
// @return superseded path

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
MATCH (c)<-[:ABOUT]-(m:Memory)
WITH m.factId AS factId, count(*) AS versions ORDER BY versions DESC, factId LIMIT 1 // another one: WHERE m.id = '01K…'
MATCH superseded = (new:Memory)-[:SUPERSEDES]->(old:Memory)
WHERE new.factId = factId OR old.factId = factId
RETURN superseded
ORDER BY new.recordedAt, new.id, old.id;
