// history/decisions: the decisions that began memories.
//
// @mode   read
// @param  ids        string[]  of the memories
// @return of         string    the memory
// @return memoryId   string    that the decision is about
// @return decision   decision
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS of
MATCH (m:Memory|Forgotten {id: of})
CALL (m) {
  MATCH (m)-[r:SUPERSEDES]->(:Memory|Forgotten)
  MATCH (d:Decision {id: r.decisionId})
  RETURN d, 0 AS place
UNION
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome IN ['added', 'merged']
  RETURN d, 1 AS place
}
WITH of, d ORDER BY place, d.recordedAt, d.id
WITH of, collect(d)[0] AS d
MATCH (d)-[:DECIDED]->(about:Memory|Forgotten)
WITH of, d, about ORDER BY coalesce(about.id = d.memoryId, false) DESC, about.recordedAt, about.id
WITH of, d, collect(about)[0] AS m
RETURN of, m.id AS memoryId,
       d { // shape decision
         .id, .contactId, .text, .outcome, .superseded, .decidedBy, model: d.decidedByModel, .probability, .similarity, .reason,
         .statedReason, .candidates, unclear: d.mayConcern IS NOT NULL, .recordedAt, .reverts, .revertedAt
       } AS decision
ORDER BY of, d.id;
