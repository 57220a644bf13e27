// forget/lock-contacts: takes the write locks of all contacts that versions are about, until the transaction ends.
//
// @mode  write
// @param ids string[] of versions
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS id
MATCH (m:Memory {id: id})-[:ABOUT]->(c:Contact)
WITH DISTINCT c ORDER BY c.id
SET c.locked = true
REMOVE c.locked;
