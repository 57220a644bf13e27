// browser/as-of: what was believed, at knownAt, about what held at validAt.
//
// @mode   read
// @return believed path
// @return replaced path

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
WITH c, datetime('2024-03-01T12:00:00Z') AS validAt, datetime() AS knownAt // set the two clocks here
MATCH believed = (m:Memory)-[:ABOUT]->(c)
WHERE m.validFrom <= validAt < m.validTo AND coalesce(m.holdsFrom <= validAt, true) AND coalesce(m.holdsTo > validAt, true)
  AND m.recordedAt <= knownAt < m.supersededAt
OPTIONAL MATCH replaced = (m)-[:SUPERSEDES]->(:Memory)
RETURN believed, replaced
ORDER BY m.validFrom DESC, m.id
LIMIT 200;
