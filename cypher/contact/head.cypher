// contact/head: whether the contact is the tenant's, and what a read needs to know before it reads.
//
// @mode   read
// @param  tenantId    string
// @param  contactId   string
// @return lastWriteAt instant  system time of the last write; nothing is believed later than this
// @return timezone    string?
// @return name        string?
// @return versions    int      memories of the contact, superseded ones too
// @return turns       int
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
RETURN c.lastWriteAt AS lastWriteAt, c.timezone AS timezone, c.name AS name,
       COUNT { (c)<-[:ABOUT]-() } AS versions, coalesce(c.turns, 0) AS turns;
