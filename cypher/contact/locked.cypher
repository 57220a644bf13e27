// contact/locked: the state of contacts after locking; second of two steps, after contact/lock.
//
// @mode   read
// @param  tenantId    string
// @param  contactIds  string[]
// @return id          string
// @return lastWriteAt instant
// @return timezone    string?  of the contact, else of the tenant
// @return country     string?  of the tenant
// @return language    string?
// @return name        string?  what was said last, or the profile has
// @return versions    int      how many memories it has, superseded ones too
// @return pool        string[] the contact and those merged into it
// @return mergedInto  string?  the contact it is merged into; what is written about this one is written about that one
// @return ownAttributes string? JSON, the tenant's settings
//
// :param tenantId => 'default';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
WHERE c.tenantId = $tenantId
OPTIONAL MATCH (tenant:Tenant {id: $tenantId})
OPTIONAL MATCH (c)-[:MERGED_INTO {revertedAt: $openEnd}]->(into:Contact)
// Under a name of its own, because the planner uses no index to compare two properties of c with those of m.
WITH c, tenant, into, c.lastWriteAt AS at
WITH c, tenant, into, at, COLLECT {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, attribute, supersededAt)
  WHERE m.contactId = c.id AND m.attribute = 'name' AND coalesce(m.subjectKey, '') = ''
    AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact'
    AND m.recordedAt <= at < m.supersededAt AND m.validFrom <= at < m.validTo AND m.value IS NOT NULL
    AND CASE WHEN c.nameSince IS NULL AND c.name IS NULL THEN true ELSE m.saidAt >= coalesce(c.nameSince, c.createdAt) END
  RETURN m.value ORDER BY m.saidAt DESC, m.id LIMIT 1
} AS told
RETURN c.id AS id, at AS lastWriteAt, coalesce(c.timezone, tenant.timezone) AS timezone,
       tenant.country AS country, c.language AS language, coalesce(told[0], c.name) AS name, COUNT { (c)<-[:ABOUT]-() } AS versions,
       COLLECT {
         MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
         RETURN DISTINCT one.id
       } AS pool,
       into.id AS mergedInto, tenant.attributes AS ownAttributes
ORDER BY id;
