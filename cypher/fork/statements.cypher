// fork/statements: the statements made in a fork, in order.
//
// @mode   read
// @param  forkId    string
// @return id        string    of the decision on it
// @return memoryIds string[]  what it became
// @return statement string    JSON
//
// :param forkId => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';

MATCH (d:Decision)
WHERE d.contactId = $forkId AND d.recordedAt IS NOT NULL AND d.position IS NOT NULL AND d.statement IS NOT NULL
// A decision that merged two entities is also linked to the versions that this dropped.
RETURN d.id AS id, CASE WHEN d.memoryId IS NOT NULL THEN [d.memoryId] ELSE COLLECT {
         MATCH (d)-[:DECIDED]->(m:Memory)
         RETURN m.id ORDER BY m.id
       } END AS memoryIds, d.statement AS statement
ORDER BY d.recordedAt, d.position, id;
