// contact/locked: contacts as they are once locked; second of two steps, after contact/lock.
//
// @mode   read
// @param  tenantId    string
// @param  contactIds  string[]
// @return id          string
// @return lastWriteAt instant
// @return timezone    string?
// @return name        string?  what was said last, or the profile has
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
RETURN c.id AS id, c.lastWriteAt AS lastWriteAt, c.timezone AS timezone, coalesce(COLLECT {
         MATCH (m:Memory)
         WHERE m.contactId = c.id AND m.attribute = 'name' AND coalesce(m.subjectKey, '') = '' AND coalesce(m.polarity, 'holds') = 'holds'
           AND m.recordedAt <= c.lastWriteAt < m.supersededAt AND m.validFrom <= c.lastWriteAt < m.validTo AND m.value IS NOT NULL
           AND CASE WHEN c.nameSince IS NULL AND c.name IS NULL THEN true ELSE m.saidAt >= coalesce(c.nameSince, c.createdAt) END
         RETURN m.value ORDER BY m.saidAt DESC, m.id LIMIT 1
       }[0], c.name) AS name, COUNT { (c)<-[:ABOUT]-() } AS versions,
       COLLECT {
         MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
         RETURN DISTINCT one.id
       } AS pool,
       into.id AS mergedInto
ORDER BY id;
