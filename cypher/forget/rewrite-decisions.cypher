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
MATCH (:Contact {id: d.contactId})<-[:ABOUT]-(:Memory|Forgotten)-[r:SUPERSEDES {decisionId: d.id}]->(:Memory|Forgotten)
SET r.reason = row.reason, r.statedReason = row.statedReason
FOREACH (_ IN CASE WHEN row.isEmptied THEN [1] ELSE [] END | REMOVE r.similarity);
