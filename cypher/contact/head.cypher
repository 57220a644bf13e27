// contact/head: which of these contacts are the tenant's, with what every read needs first. A contact merged by then is answered as the
// one it was merged into.
//
// @mode   read
// @param  tenantId    string
// @param  contactIds  string[]
// @param  knownAt     instant? null: now
// @param  nameAttributes string[] under which memories keep what somebody is called
// @return named       string   the id that was asked about
// @return id          string   of the contact that answers
// @return pool        string[] that contact and those merged into it; their sessions and turns are read as its own
// @return lastWriteAt instant  system time of the last write; nothing is believed later than this
// @return timezone    string? of the contact, else of the tenant
// @return country     string? of the tenant
// @return ranking     string? JSON, the tenant's settings
// @return language    string?
// @return textLabels string[] of the languages of its texts
// @return name        string?
// @return names       string[] what the contact is called: by the profiles of the pool, and by its memories
// @return versions    int      memories of the contact, superseded ones too
// @return turns       int      of the whole pool
//
// :param tenantId => 'default';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => null;
// :param nameAttributes => ['name', 'nickname'];
// :param latest => datetime('9999-12-31T23:59:59.998Z');

UNWIND $contactIds AS contactId
MATCH (named:Contact {id: contactId})
WHERE named.tenantId = $tenantId
OPTIONAL MATCH (tenant:Tenant {id: $tenantId})
WITH named, tenant, coalesce($knownAt, $latest) AS knownAt
MATCH (named)-[r:MERGED_INTO WHERE r.recordedAt <= knownAt < r.revertedAt]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.recordedAt <= knownAt < on.revertedAt }
WITH named, tenant, c, knownAt, c.lastWriteAt AS lastWriteAt, COLLECT {
  MATCH (c)<-[gone:MERGED_INTO WHERE gone.recordedAt <= knownAt < gone.revertedAt]-{0,100}(one:Contact)
  RETURN DISTINCT one
} AS pool
WITH named, tenant, c, knownAt, lastWriteAt, pool, COLLECT {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, attribute, supersededAt)
  WHERE m.contactId = c.id AND m.attribute = 'name' AND coalesce(m.subjectKey, '') = ''
    AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact'
    AND m.recordedAt <= knownAt < m.supersededAt AND m.validFrom <= lastWriteAt < m.validTo AND m.value IS NOT NULL
    AND CASE WHEN c.nameSince IS NULL AND c.name IS NULL THEN true ELSE m.saidAt >= coalesce(c.nameSince, c.createdAt) END
  RETURN m.value ORDER BY m.saidAt DESC, m.id LIMIT 1
} AS told
RETURN named.id AS named, c.id AS id, [one IN pool | one.id] AS pool, lastWriteAt,
       coalesce(c.timezone, tenant.timezone) AS timezone, tenant.country AS country, tenant.ranking AS ranking, c.language AS language,
       reduce(all = [], one IN pool | all + [label IN coalesce(one.textLabels, []) WHERE NOT label IN all]) AS textLabels, coalesce(told[0], c.name) AS name,
       [one IN pool WHERE one.name IS NOT NULL | one.name] + COLLECT {
         MATCH (m:Memory {contactId: c.id})
         WHERE m.attribute IN $nameAttributes AND m.recordedAt <= knownAt < m.supersededAt
           AND coalesce(m.subjectKey, '') = '' AND m.value IS NOT NULL
         RETURN m.value ORDER BY m.id LIMIT 20
       } AS names, COUNT { (c)<-[:ABOUT]-() } AS versions,
       reduce(turns = 0, one IN pool | turns + coalesce(one.turns, 0)) AS turns;
