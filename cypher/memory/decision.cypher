// memory/decision: how a statement was reconciled.
//
// @mode   read
// @param  tenantId   string
// @param  decisionId string
// @return memoryId   string   that it is about
// @return decision   decision
//
// :param tenantId => 'default';
// :param decisionId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (d:Decision {id: $decisionId})-[:DECIDED]->(about:Memory|Forgotten)
WHERE d.tenantId = $tenantId
WITH d, about ORDER BY coalesce(about.id = d.memoryId, false) DESC, about.recordedAt, about.id
WITH d, collect(about)[0] AS m
RETURN m.id AS memoryId,
       d { // shape decision
         .id, .contactId, .text, .outcome, .superseded, .decidedBy, model: d.decidedByModel, .probability, .similarity, .reason,
         .statedReason, .candidates, unclear: d.mayConcern IS NOT NULL, .recordedAt, .reverts, .revertedAt
       } AS decision;
