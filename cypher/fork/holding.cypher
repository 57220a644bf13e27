// fork/holding: the open forks that may hold copies of what contacts knew: their own, and those of all contacts that they were ever
// merged into.
//
// @mode   read
// @param  contactIds string[]
// @return id         string
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (:Contact {id: contactId})-[:MERGED_INTO]->{0,100}(:Contact)<-[:FORK_OF]-(f:Fork)
WHERE f.endedAt IS NULL
RETURN DISTINCT f.id AS id
ORDER BY id;
