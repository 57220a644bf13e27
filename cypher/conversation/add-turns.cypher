// conversation/add-turns: appends turns to a session, chained in order.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  property  string  where vectors are kept: embeddingA or embeddingB
// @param  turns     map[]   {properties, vector, position}; ids are new in the session, positions go on without a gap
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param property => 'embeddingA';
// :param turns => [];

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
OPTIONAL MATCH (s)<-[:IN]-(last:Turn) WHERE NOT (last)-[:NEXT]->()
WITH s, collect(last)[0] AS last
CALL (s) {
  UNWIND $turns AS turn
  CREATE (t:Turn)-[:IN]->(s)
  SET t = turn.properties, t.position = toInteger(turn.position)
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
  UNWIND [turn IN $turns WHERE turn.vector IS NOT NULL] AS turn
  MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: turn.properties.id})
  CALL db.create.setNodeVectorProperty(t, $property, turn.vector)
}
MATCH (s)-[:WITH]->(c:Contact)
SET c.turns = coalesce(c.turns, 0) + size($turns);
