// backup/lock-contacts: takes the write locks of contacts until the transaction ends, and returns all contacts of the first one's group:
// itself and all it was ever merged with.
//
// @mode   write
// @param  contactIds string[]
// @return id         string
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
// Writing takes the lock, which is kept when the property is removed again.
SET c.locked = true
REMOVE c.locked
WITH collect(c)[0] AS c
MATCH (c) (()--(x WHERE NOT x:Tenant))* (one:Contact)
RETURN DISTINCT one.id AS id
ORDER BY id;
