// browser/now: what is believed now to hold now, with the turns in which it was said.
//
// @mode   read
// @return believed path
// @return said     path

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
WITH c, datetime() AS validAt, datetime() AS knownAt
MATCH believed = (m:Memory)-[:ABOUT]->(c)
WHERE m.validFrom <= validAt < m.validTo AND coalesce(m.holdsFrom <= validAt, true) AND coalesce(m.holdsTo > validAt, true)
  AND m.recordedAt <= knownAt < m.supersededAt
OPTIONAL MATCH said = (m)-[:FROM]->(:Turn)
RETURN believed, said
ORDER BY m.validFrom DESC, m.id
LIMIT 200;
