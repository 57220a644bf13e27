// backup/lock-contacts: takes the write locks of contacts until the transaction ends, and tells all contacts that the first one
// hangs together with, itself among them: those it was ever merged with.
//
// @mode   write
// @param  contactIds string[]
// @return id         string
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
// The write takes the lock, which holds without what was written.
SET c.locked = true
REMOVE c.locked
WITH collect(c)[0] AS c
MATCH (c) (()--(x WHERE NOT x:Tenant))* (one:Contact)
RETURN DISTINCT one.id AS id
ORDER BY id;
