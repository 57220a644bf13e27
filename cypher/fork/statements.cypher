// fork/statements: what was said in a fork, in that order.
//
// @mode   read
// @param  forkId    string
// @return id        string  of the decision on it
// @return statement string  JSON
//
// :param forkId => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';

MATCH (d:Decision)
WHERE d.contactId = $forkId AND d.recordedAt IS NOT NULL AND d.position IS NOT NULL AND d.statement IS NOT NULL
RETURN d.id AS id, d.statement AS statement
ORDER BY d.recordedAt, d.position, id;
