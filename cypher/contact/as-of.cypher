// contact/as-of: contacts as they were believed to be; before the first profile the first one counts.
//
// @mode   read
// @param  tenantId     string
// @param  contactIds   string[]
// @param  validAt      instant?  null: now, or the contact's last write if a clock ahead of ours made it
// @param  knownAt      instant?  null: what is believed now
// @param  now          instant
// @return id           string
// @return name         string?
// @return timezone     string?
// @return attributes   string    JSON
// @return identifiers  map[]     {kind, value, validFrom, validTo}
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

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
WHERE c.tenantId = $tenantId
WITH c, coalesce($knownAt, c.lastWriteAt) AS knownAt,
     coalesce($validAt, CASE WHEN c.lastWriteAt > $now THEN c.lastWriteAt ELSE $now END) AS validAt
WHERE c.createdAt <= knownAt
CALL (c, knownAt, validAt) {
  MATCH (c)-[:SUPERSEDES]->{0,10000}(p)
  WHERE p.recordedAt <= knownAt AND (p.validFrom <= validAt OR p.recordedAt = c.createdAt)
  RETURN p ORDER BY p.recordedAt DESC LIMIT 1
}
RETURN c.id AS id, p.name AS name, p.timezone AS timezone, p.attributes AS attributes,
       COLLECT {
         MATCH (c)-[:KNOWN_AS]->(i:Identifier)
         WHERE i.recordedAt <= knownAt < i.supersededAt AND i.validFrom <= validAt < i.validTo
         RETURN i {.kind, .value, .validFrom, .validTo} ORDER BY i.kind, i.value
       } AS identifiers,
       c.createdAt AS createdAt, p.validFrom AS validFrom, p.recordedAt AS recordedAt, p.supersededAt AS supersededAt
ORDER BY id;
