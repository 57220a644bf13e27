// contact/as-of: contacts as believed at a time; before the first profile, the first one counts. A merged contact is answered as the one
// it was merged into.
//
// @mode   read
// @param  tenantId     string
// @param  contactIds   string[]
// @param  validAt      instant?  null: now, or the contact's last write if that is later by another instance's clock
// @param  knownAt      instant?  null: what is believed now
// @param  now          instant
// @return id           string
// @return name         string?
// @return timezone     string?
// @return language     string?
// @return attributes   string    JSON
// @return identifiers  map[] {kind string, value string, folded string, validFrom instant, validTo until} also those of the contacts merged into it
// @return createdAt    instant
// @return validFrom    instant
// @return recordedAt   instant
// @return supersededAt until
//
// :param tenantId => 'default';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param validAt => datetime();
// :param knownAt => datetime();
// :param now => datetime();
// :param latest => datetime('9999-12-31T23:59:59.998Z');

UNWIND $contactIds AS contactId
MATCH (named:Contact {id: contactId})
WHERE named.tenantId = $tenantId
WITH named, coalesce($knownAt, $latest) AS at
MATCH (named)-[r:MERGED_INTO WHERE r.recordedAt <= at < r.revertedAt]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.recordedAt <= at < on.revertedAt }
WITH DISTINCT c, coalesce($knownAt, c.lastWriteAt) AS knownAt,
     coalesce($validAt, CASE WHEN c.lastWriteAt > $now THEN c.lastWriteAt ELSE $now END) AS validAt
WHERE c.createdAt <= knownAt
CALL (c, knownAt, validAt) {
  // From the newest backwards, skipping profiles that were not known then or do not hold: the first remaining one, however long the
  // chain.
  MATCH (c)-[newer:SUPERSEDES*0..]->(p)
  WHERE all(step IN newer WHERE startNode(step).recordedAt > knownAt
            OR (startNode(step).validFrom > validAt AND startNode(step).recordedAt > c.createdAt))
    AND p.recordedAt <= knownAt AND (p.validFrom <= validAt OR p.recordedAt = c.createdAt)
  RETURN p ORDER BY p.recordedAt DESC LIMIT 1
}
// A name that was said after the profile's name was set is the contact's name.
WITH c, p, knownAt, validAt, COLLECT {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, attribute, supersededAt)
  WHERE m.contactId = c.id AND m.attribute = 'name' AND coalesce(m.subjectKey, '') = ''
    AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact'
    AND m.recordedAt <= knownAt < m.supersededAt AND m.validFrom <= validAt < m.validTo AND m.value IS NOT NULL
    AND CASE WHEN p.nameSince IS NULL AND p.name IS NULL THEN true ELSE m.saidAt >= coalesce(p.nameSince, c.createdAt) END
  RETURN m.value ORDER BY m.saidAt DESC, m.id LIMIT 1
} AS told
RETURN c.id AS id, coalesce(told[0], p.name) AS name, p.timezone AS timezone, p.language AS language, p.attributes AS attributes,
       COLLECT {
         MATCH (c)<-[r:MERGED_INTO WHERE r.recordedAt <= knownAt < r.revertedAt]-{0,100}(one:Contact)
         MATCH (one)-[:KNOWN_AS]->(i:Identifier)
         WHERE i.recordedAt <= knownAt < i.supersededAt AND i.validFrom <= validAt < i.validTo
         RETURN i {.kind, .value, .folded, .validFrom, .validTo} ORDER BY i.kind, i.value, i.validFrom, one.id
       } AS identifiers,
       c.createdAt AS createdAt, p.validFrom AS validFrom, p.recordedAt AS recordedAt, p.supersededAt AS supersededAt
ORDER BY id;
