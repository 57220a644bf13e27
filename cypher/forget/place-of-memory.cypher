// forget/place-of-memory: a version or its empty place, with the report of its forgetting.
//
// @mode   read
// @param  tenantId    string
// @param  memoryId    string
// @return contactId   string
// @return decisionId  string?  that of the forgetting
// @return forgottenAt instant? null: it was not forgotten
// @return forgottenBy string?
// @return reason      string?
// @return report      string?  JSON
//
// :param tenantId => 'default';
// :param memoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (m:Memory|Forgotten {id: $memoryId})
WHERE m.tenantId = $tenantId
OPTIONAL MATCH (f:Decision {outcome: 'forgotten'})-[:DECIDED]->(m)
RETURN m.contactId AS contactId, f.id AS decisionId, m.forgottenAt AS forgottenAt, m.forgottenBy AS forgottenBy,
       m.forgottenReason AS reason, f.report AS report;
