// forget/told-in-turns: decisions on statements in these turns whose words are in no version: they restated, ended or withdrew something,
// or reverted such a decision.
//
// @mode   read
// @param  tenantId string
// @param  turns    map[] {sessionId string, turnId string}
// @return id       string
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't'}];

UNWIND $turns AS one
MATCH (t:Turn {tenantId: $tenantId, sessionId: one.sessionId, id: one.turnId})
MATCH (t)<-[f:FROM]-(:Memory)
WITH DISTINCT f.decisionId AS decisionId
MATCH (told:Decision {id: decisionId})
CALL (told) {
  RETURN told AS d
UNION
  MATCH (told)-[:DECIDED]->(:Memory|Forgotten)<-[:DECIDED]-(d:Decision)
  // A revert repeats the words of its decision, and so does a revert of that.
  WHERE d.outcome = 'reverted' AND d.text = told.text
  RETURN d
}
WITH DISTINCT d
WHERE d.text <> ''
  // Words in a version are removed together with that version.
  AND (d.outcome = 'restated' OR NOT EXISTS { MATCH (d)-[:DECIDED]->(m:Memory) WHERE m.text = d.text })
RETURN d.id AS id
ORDER BY id;
