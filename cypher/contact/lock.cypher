// contact/lock: takes the contact's write lock until the transaction ends, then tells the last write's time.
//
// @mode   write
// @param  tenantId    string
// @param  contactId   string
// @param  openEnd     instant
// @return id          string
// @return lastWriteAt instant
// @return timezone    string?
// @return versions    int
// @return pool        string[] the contact and those merged into it
// @return mergedInto  string?  the contact it is merged into; what is told of this one is that one's
// @return mergeId     string?
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
// The write takes the lock, which holds without what was written.
SET c.locked = true
REMOVE c.locked
WITH c
OPTIONAL MATCH (c)-[merged:MERGED_INTO {revertedAt: $openEnd}]->(into:Contact)
RETURN c.id AS id, c.lastWriteAt AS lastWriteAt, c.timezone AS timezone, COUNT { (c)<-[:ABOUT]-() } AS versions,
       COLLECT {
         MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
         RETURN DISTINCT one.id
       } AS pool,
       into.id AS mergedInto, merged.id AS mergeId;
