// memory/beside-before: of versions believed now, those that were already believed when a decision was made: a revert since then brought
// back a version that began before the decision and ended after it.
//
// @mode   read
// @param  ids      string[]
// @param  at       instant  when the decision was made
// @param  position int      its number among the decisions of its contact: what one call decided has one time
// @return id       string
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param at => datetime();
// :param position => 0;

UNWIND $ids AS id
MATCH (m:Memory {id: id})
MATCH (m)-[:SUPERSEDES {as: 'revert'}]->*(copy)-[back:SUPERSEDES {as: 'revert'}]->(was:Memory)
WHERE was.recordedAt <= $at <= was.supersededAt
WITH id, was, back.decisionId AS revertId, coalesce(
  COLLECT { MATCH (was)-[r:SUPERSEDES]->(:Memory|Forgotten) RETURN r.decisionId }[0],
  COLLECT { MATCH (d:Decision)-[:DECIDED]->(was) WHERE d.outcome IN ['added', 'merged'] RETURN d.id }[0]
) AS madeBy
WITH id, was, COLLECT { MATCH (d:Decision {id: madeBy}) RETURN d.position } AS madeAt, COLLECT {
  MATCH (r:Decision {id: revertId})
  MATCH (d:Decision {id: r.reverts})
  RETURN d.position
} AS endedAt
WHERE (was.recordedAt < $at OR coalesce(madeAt[0], 0) < $position)
  AND (was.supersededAt > $at OR coalesce(endedAt[0], 0) > $position)
RETURN DISTINCT id
ORDER BY id;
