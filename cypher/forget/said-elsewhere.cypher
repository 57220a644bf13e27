// forget/said-elsewhere: the versions that were also said in turns other than these, or stated without a turn.
//
// @mode   read
// @param  ids      string[] of the versions
// @param  tenantId string
// @param  turns    map[] {sessionId string, turnId string}
// @return id       string
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't'}];
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

WITH [one IN $turns | [one.sessionId, one.turnId]] AS these
UNWIND $ids AS id
MATCH (m:Memory {id: id})
WHERE EXISTS {
  MATCH (m)-[:FROM]->(t:Turn)
  WHERE t.forgottenAt IS NULL
    AND NOT (t.tenantId = $tenantId AND [t.sessionId, t.id] IN these)
} OR EXISTS {
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome IN ['added', 'restated', 'superseded'] AND d.turnId IS NULL AND d.revertedAt = $openEnd
}
RETURN m.id AS id
ORDER BY id;
