// contact/lock: takes the write locks of contacts, and of everybody they are one person with, until the transaction ends; always in the
// order of their ids, so that two transactions that want the same locks do not wait for each other. First of two steps, since only a query
// that begins after taking the locks sees what earlier holders wrote; contact/locked is the second.
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
// The write takes the lock, which stays when the written property is removed.
SET one.locked = true
REMOVE one.locked
RETURN id
ORDER BY id;
