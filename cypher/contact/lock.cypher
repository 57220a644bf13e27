// contact/lock: takes the contact's write lock until the transaction ends, then tells the last write's time.
//
// @mode   write
// @param  tenantId    string
// @param  contactId   string
// @return lastWriteAt instant
// @return timezone    string?
// @return versions    int
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
SET c.locked = true
REMOVE c.locked
WITH c
RETURN c.lastWriteAt AS lastWriteAt, c.timezone AS timezone, COUNT { (c)<-[:ABOUT]-() } AS versions;
