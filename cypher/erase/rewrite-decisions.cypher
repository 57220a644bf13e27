// erase/rewrite-decisions: removes what decisions, and the links that they made, say about marked memories.
//
// @mode   write
// @param  decisions map[] {id string, reason string, superseded string[], opened string[]?, candidates string} as they are from now on
//
// :param decisions => [];

UNWIND $decisions AS rewritten
MATCH (d:Decision {id: rewritten.id})
CALL (d, rewritten) {
  UNWIND d.superseded AS old
  MATCH (:Memory {id: old})<-[link:SUPERSEDES]-(:Memory)
  WHERE link.decisionId = d.id
  SET link.reason = rewritten.reason
  REMOVE link.statedReason
}
CALL (d, rewritten) {
  UNWIND coalesce(d.opened, []) AS new
  MATCH (:Memory {id: new})-[link:SUPERSEDES]->(:Memory)
  WHERE link.decisionId = d.id
  SET link.reason = rewritten.reason
  REMOVE link.statedReason
}
WITH d, rewritten, COLLECT { UNWIND d.mayConcern AS id MATCH (m:Memory {id: id}) WHERE NOT m:Erased RETURN id } AS concerned
SET d.mayConcern = CASE WHEN d.mayConcern IS NULL THEN null ELSE concerned END,
    d.reason = rewritten.reason, d.superseded = rewritten.superseded, d.candidates = rewritten.candidates,
    d.opened = CASE WHEN d.opened IS NULL THEN null ELSE rewritten.opened END
REMOVE d.statedReason;
