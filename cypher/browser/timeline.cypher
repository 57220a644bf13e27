// browser/timeline: what held and what happened, in order of valid time, as believed now.
//
// @mode   read
// @return since instant
// @return until instant? null: still
// @return what  string
// @return kind  string
// @return said  string?
// @return id    string

MATCH (c:Contact {tenantId: 'default'}) // another one: {id: '01K…'}
WITH c ORDER BY c.createdAt, c.id LIMIT 1
MATCH (m:Memory WHERE NOT m:Superseded)-[:ABOUT]->(c)
RETURN coalesce(m.startsAt, m.validFrom) AS since,
       CASE WHEN coalesce(m.endsAt, m.validTo).year < 9999 THEN coalesce(m.endsAt, m.validTo) END AS until,
       m.text AS what,
       m.kind AS kind,
       head(COLLECT { MATCH (m)-[:FROM]->(t:Turn) RETURN t.text ORDER BY t.at DESC, t.id LIMIT 1 }) AS said,
       m.id AS id
ORDER BY since, id
LIMIT 500;
