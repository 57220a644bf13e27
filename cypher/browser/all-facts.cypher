// browser/all-facts: every version of every fact with its two windows: when it held, and when it was believed.
//
// @mode   read
// @return fact         string
// @return validFrom    instant
// @return validTo      instant? null: still
// @return recordedAt   instant
// @return supersededAt instant? null: still believed
// @return replacedBy   string[]
// @return id           string

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
MATCH (m:Memory)-[:ABOUT]->(c)
RETURN m.text AS fact,
       m.validFrom AS validFrom,
       CASE WHEN m.validTo.year < 9999 THEN m.validTo END AS validTo,
       m.recordedAt AS recordedAt,
       CASE WHEN m.supersededAt.year < 9999 THEN m.supersededAt END AS supersededAt,
       COLLECT { MATCH (m)<-[:SUPERSEDES]-(new:Memory) RETURN new.text ORDER BY new.recordedAt, new.id } AS replacedBy,
       m.id AS id
ORDER BY validFrom, recordedAt, id
LIMIT 500;
