// contact/locked: contacts as they are once locked; second of two steps, after contact/lock.
//
// @mode   read
// @param  tenantId    string
// @param  contactIds  string[]
// @return id          string
// @return lastWriteAt instant
// @return name        string?
// @return timezone    string?
// @return versions    int      how many memories it has, superseded ones too
// @return pool        string[] the contact and those merged into it
// @return mergedInto  string?  the contact it is merged into; what is written about this one is written about that one
//
// :param tenantId => 'default';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
WHERE c.tenantId = $tenantId
OPTIONAL MATCH (c)-[:MERGED_INTO {revertedAt: $openEnd}]->(into:Contact)
RETURN c.id AS id, c.lastWriteAt AS lastWriteAt, c.name AS name, c.timezone AS timezone, COUNT { (c)<-[:ABOUT]-() } AS versions,
       COLLECT {
         MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
         RETURN DISTINCT one.id
       } AS pool,
       into.id AS mergedInto
ORDER BY id;
