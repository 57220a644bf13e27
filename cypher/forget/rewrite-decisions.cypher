// forget/rewrite-decisions: replaces the words of decisions and of the links that they made.
//
// @mode  write
// @param decisions map[] {id string, text string, reason string, statedReason string?, candidates string, isEmptied boolean} an emptied one says nothing of its statement any more
//
// :param decisions => [{id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', text: '', reason: 'Forgotten.', candidates: '[]', isEmptied: true}];

UNWIND $decisions AS row
MATCH (d:Decision {id: row.id})
SET d.text = row.text, d.candidates = row.candidates
// Words could be guessed from a hash.
REMOVE d.key
FOREACH (_ IN CASE WHEN row.isEmptied THEN [1] ELSE [] END |
  SET d.confidence = 0.0
  REMOVE d.turnId, d.similarity, d.saidAt, d.forgetAt, d:Expiring)
// The links repeat the decision's reason.
WITH d, row, d.reason AS before, d.statedReason AS stated
SET d.reason = row.reason, d.statedReason = row.statedReason
WITH d, row, before, stated WHERE before <> row.reason OR stated <> coalesce(row.statedReason, '') OR row.isEmptied
// They are at the versions that it closed or opened: a contact can have thousands of others.
CALL (d) {
  UNWIND d.superseded AS id
  MATCH (:Memory|Forgotten {id: id})<-[r:SUPERSEDES]-()
  WHERE r.decisionId = d.id
  RETURN r
UNION
  UNWIND coalesce(d.opened, []) AS id
  MATCH (:Memory|Forgotten {id: id})-[r:SUPERSEDES]->()
  WHERE r.decisionId = d.id
  RETURN r
UNION
  // It may have closed what another decision of the same call opened.
  MATCH (d)-[:DECIDED]->(m:Memory|Forgotten)
  WHERE d.outcome <> 'restated'
  MATCH (m)-[own:SUPERSEDES]->(old)
  WHERE own.decisionId = d.id
  WITH DISTINCT d, old
  MATCH (old)<-[r:SUPERSEDES]-()
  WHERE r.decisionId = d.id
  RETURN r
}
SET r.reason = row.reason, r.statedReason = row.statedReason
FOREACH (_ IN CASE WHEN row.isEmptied THEN [1] ELSE [] END | REMOVE r.similarity);
