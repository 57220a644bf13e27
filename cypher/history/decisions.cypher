// history/decisions: the decisions that began memories.
//
// @mode   read
// @param  ids        string[]  of the memories
// @return of         string    the memory
// @return id         string
// @return contactId  string
// @return memoryId   string    that the decision is about
// @return text       string    what was said
// @return outcome    string
// @return superseded string[]
// @return decidedBy  string
// @return model      string?   the arbiter, if it decided
// @return probability float?
// @return similarity float?
// @return reason     string
// @return statedReason string? its caller's own
// @return candidates string    JSON
// @return unclear    boolean   nothing could decide
// @return recordedAt instant
// @return reverts    string?   the decision that it undid
// @return revertedAt until     when it was undone itself
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
RETURN of, d.id AS id, d.contactId AS contactId, m.id AS memoryId, d.text AS text, d.outcome AS outcome,
       d.superseded AS superseded, d.decidedBy AS decidedBy, d.decidedByModel AS model,
       d.probability AS probability, d.similarity AS similarity, d.reason AS reason, d.statedReason AS statedReason, d.candidates AS candidates, d.mayConcern IS NOT NULL AS unclear,
       d.recordedAt AS recordedAt,
       d.reverts AS reverts, d.revertedAt AS revertedAt
ORDER BY of, d.id;
