// forget/learned-from: the memories that were learned from some turns.
//
// @mode   read
// @param  tenantId string
// @param  turns    map[] {sessionId string, turnId string}
// @return id       string
// @return only     boolean  learned nowhere else
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't'}];
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $turns AS one
MATCH (t:Turn {tenantId: $tenantId, sessionId: one.sessionId, id: one.turnId})
WITH collect(t) AS turns
UNWIND turns AS t
MATCH (t)<-[:FROM]-(m:Memory)
WITH DISTINCT m, turns
RETURN m.id AS id,
       NOT EXISTS { MATCH (m)-[:FROM]->(other:Turn) WHERE NOT other IN turns AND other.forgottenAt IS NULL }
         AND NOT EXISTS {
           MATCH (d:Decision)-[:DECIDED]->(m)
           WHERE d.outcome IN ['added', 'restated', 'superseded'] AND d.turnId IS NULL AND d.revertedAt = $openEnd
         } AS only
ORDER BY id;
