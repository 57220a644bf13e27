// shape/decision: a decision as every query returns it; the memory that it is about stands beside it.
//
// @mode   read
// @param  id       string
// @return decision decision
//
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (d:Decision {id: $id})
RETURN d { // shape decision
         .id, .contactId, .text, .outcome, .superseded, .decidedBy, model: d.decidedByModel, .probability, .similarity, .reason,
         .statedReason, .candidates, unclear: d.mayConcern IS NOT NULL, .recordedAt, .reverts, .revertedAt
       } AS decision;
