// contact/lock: takes the write locks of contacts, and of those merged with them, until the transaction ends; always in the order of ids,
// so that transactions do not deadlock. First of two steps, since only a query that begins after taking the locks sees what earlier
// holders wrote; contact/locked is the second.
//
// @mode   write
// @param  tenantId   string
// @param  contactIds string[]
// @return id         string
//
// :param tenantId => 'default';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $contactIds AS contactId
MATCH (named:Contact {id: contactId})
WHERE named.tenantId = $tenantId
MATCH (named)-[:MERGED_INTO*0..100 {revertedAt: $openEnd}]->(stays:Contact)
MATCH (stays)<-[:MERGED_INTO*0..100 {revertedAt: $openEnd}]-(one:Contact)
WITH DISTINCT one, one.id AS id
ORDER BY id
// Writing takes the lock, which is kept when the property is removed again.
SET one.locked = true
REMOVE one.locked
RETURN id
ORDER BY id;
