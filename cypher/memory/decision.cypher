// memory/decision: how a statement was reconciled.
//
// @mode   read
// @param  tenantId   string
// @param  decisionId string
// @return id         string
// @return contactId  string
// @return memoryId   string
// @return text       string   what was said
// @return outcome    string
// @return superseded string[]
// @return decidedBy  string
// @return model      string?  the arbiter, if it decided
// @return probability float?
// @return similarity float?
// @return reason     string
// @return statedReason string? its caller's own
// @return candidates string   JSON
// @return unclear    boolean  nothing could decide
// @return recordedAt instant
// @return reverts    string?  the decision that it undid
// @return revertedAt until    when it was undone itself
//
// :param tenantId => 'default';
// :param decisionId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (d:Decision {id: $decisionId})-[:DECIDED]->(about:Memory|Forgotten)
WHERE d.tenantId = $tenantId
WITH d, about ORDER BY coalesce(about.id = d.memoryId, false) DESC, about.recordedAt, about.id
WITH d, collect(about)[0] AS m
RETURN d.id AS id, d.contactId AS contactId, m.id AS memoryId, d.text AS text, d.outcome AS outcome,
       d.superseded AS superseded, d.decidedBy AS decidedBy, d.decidedByModel AS model,
       d.probability AS probability, d.similarity AS similarity, d.reason AS reason, d.statedReason AS statedReason, d.candidates AS candidates, d.mayConcern IS NOT NULL AS unclear,
       d.recordedAt AS recordedAt,
       d.reverts AS reverts, d.revertedAt AS revertedAt;
