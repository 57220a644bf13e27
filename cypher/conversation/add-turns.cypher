// conversation/add-turns: appends turns to a session, chained in order.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  property  string  the property with the vectors: embeddingA or embeddingB
// @param  turns     map[] {properties map, vector vector?, position int} ids are new in the session, positions go on without a gap
// @param  found     map[]   {id string, label string} full-text labels by language
// @param  tokens    int     how many tokens they have, roughly
// @param  enough    int     the session is due as soon as this many tokens wait
// @param  now       instant by the clock of the extraction
// @param  idleAt    instant when they have waited long enough for further turns
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param property => 'embeddingA';
// :param turns => [];
// :param found => [];
// :param tokens => 0;
// :param enough => 2000;
// :param now => datetime();
// :param idleAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
CALL () {
  MATCH (t:Turn)
  USING INDEX SEEK t:Turn(tenantId, sessionId, position)
  WHERE t.tenantId = $tenantId AND t.sessionId = $sessionId AND t.position IS NOT NULL
  // As the index has them, so that it reads one.
  WITH t ORDER BY t.tenantId DESC, t.sessionId DESC, t.position DESC LIMIT 1
  RETURN collect(t)[0] AS last
}
CALL (s) {
  UNWIND $turns AS turn
  CREATE (t:Turn)-[:IN]->(s)
  SET t = turn.properties, t.position = turn.position
  FOREACH (_ IN CASE WHEN t.forgetAt IS NOT NULL THEN [1] ELSE [] END | SET t:Expiring)
  RETURN collect(t) AS added
}
CALL (last, added) {
  UNWIND CASE WHEN last IS NULL THEN [] ELSE [last] END + added AS t
  WITH collect(t) AS chain
  UNWIND range(0, size(chain) - 2) AS i
  WITH chain[i] AS before, chain[i + 1] AS after
  CREATE (before)-[:NEXT]->(after)
}
CALL () {
  UNWIND $found AS row
  MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: row.id})
  SET t:$(row.label)
}
CALL () {
  UNWIND [turn IN $turns WHERE turn.vector IS NOT NULL] AS turn
  MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: turn.properties.id})
  CALL db.create.setNodeVectorProperty(t, $property, turn.vector)
}
SET s.pendingTokens = coalesce(s.pendingTokens, 0) + $tokens
// A failed extraction keeps the time of its next attempt; only faults of the turns count as attempts.
SET s.dueAt = CASE
      WHEN size($turns) = 0 OR s.extractionDeadAt IS NOT NULL OR s.extractionError IS NOT NULL OR s.dueAt <= $now THEN s.dueAt
      WHEN s.pendingTokens >= $enough OR s.endedAt < $openEnd THEN $now
      ELSE $idleAt END
SET s.waitingSince = CASE WHEN s.dueAt <= $now THEN coalesce(s.waitingSince, $now) ELSE s.waitingSince END
WITH s
MATCH (s)-[:WITH]->(c:Contact)
SET c.turns = coalesce(c.turns, 0) + size($turns)
FOREACH (row IN $found | SET c.textLabels = [label IN coalesce(c.textLabels, []) WHERE label <> row.label] + row.label);
