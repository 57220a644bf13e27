// browser/current-facts: the current facts of a contact, as a table.
//
// @mode   read
// @return fact       string
// @return attribute  string?
// @return value      string?
// @return validFrom  instant
// @return recordedAt instant
// @return id         string

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
MATCH (m:Memory)-[:ABOUT]->(c)
WHERE NOT m:Superseded AND m.validFrom <= datetime() < m.validTo
  AND coalesce(m.holdsFrom <= datetime(), true) AND coalesce(m.holdsTo > datetime(), true)
RETURN m.text AS fact, m.attribute AS attribute, m.value AS value, m.validFrom AS validFrom, m.recordedAt AS recordedAt, m.id AS id
ORDER BY validFrom DESC, id
LIMIT 500;
