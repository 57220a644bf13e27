// memory/decided: which of these decisions the contact has, with the memory of each.
//
// @mode   read
// @param  contactId string
// @param  ids       string[]
// @return id        string
// @return memoryId  string
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS id
MATCH (d:Decision {id: id})-[:DECIDED]->(m:Memory|Forgotten)
WHERE d.contactId = $contactId
RETURN d.id AS id, m.id AS memoryId
ORDER BY m.recordedAt DESC, memoryId;
