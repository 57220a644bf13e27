// browser/entities: the knowledge graph of a contact: who and what is around them, and what is believed about each and mentions it.
//
// @mode   read
// @return around path
// @return said   path

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
WITH c, datetime() AS validAt, datetime() AS knownAt
MATCH around = (e:Entity)-[:OF]->(c)
OPTIONAL MATCH said = (e)<-[:OF|MENTIONS]-(m:Memory)
WHERE m.validFrom <= validAt < m.validTo AND coalesce(m.holdsFrom <= validAt, true) AND coalesce(m.holdsTo > validAt, true)
  AND m.recordedAt <= knownAt < m.supersededAt
WITH around, said, e
WHERE e.kind IS NOT NULL
RETURN around, said
ORDER BY e.id, elementId(last(nodes(said)))
LIMIT 300;
