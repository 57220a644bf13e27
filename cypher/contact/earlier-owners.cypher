// contact/earlier-owners: the contacts that had an identifier before then but not then, latest first.
//
// @mode   read
// @param  tenantId  string
// @param  kind      string
// @param  folded    string
// @param  validAt   instant?  null: now, or the contact's last write if that is later by another instance's clock
// @param  knownAt   instant?
// @param  now       instant
// @param  limit     int
// @return contactId string
// @return name      string?   as it is believed now
// @return value     string
// @return validFrom instant
// @return validTo   instant
//
// :param tenantId => 'default';
// :param kind => 'phone';
// :param folded => '+911234567890';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param now => datetime();
// :param latest => datetime('9999-12-31T23:59:59.998Z');
// :param limit => 20;

MATCH (i:Identifier {tenantId: $tenantId, kind: $kind, folded: $folded})<-[:KNOWN_AS]-(owner:Contact)
WITH i, owner, coalesce($knownAt, $latest) AS at
MATCH (owner)-[r:MERGED_INTO WHERE r.recordedAt <= at < r.revertedAt]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.recordedAt <= at < on.revertedAt }
WITH i, c, coalesce($knownAt, c.lastWriteAt) AS knownAt,
     coalesce($validAt, CASE WHEN c.lastWriteAt > $now THEN c.lastWriteAt ELSE $now END) AS validAt
WHERE i.recordedAt <= knownAt < i.supersededAt AND i.validFrom <= validAt
WITH c, i, i.validTo > validAt AS still ORDER BY i.validTo DESC, i.validFrom DESC
WITH c, collect({i: i, still: still}) AS periods
WHERE none(period IN periods WHERE period.still)
UNWIND periods AS period
WITH c, period.i AS i, c.lastWriteAt AS at
WITH c, i, COLLECT {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, attribute, supersededAt)
  WHERE m.contactId = c.id AND m.attribute = 'name' AND coalesce(m.subjectKey, '') = ''
    AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact'
    AND m.recordedAt <= at < m.supersededAt AND m.validFrom <= at < m.validTo AND m.value IS NOT NULL
    AND CASE WHEN c.nameSince IS NULL AND c.name IS NULL THEN true ELSE m.saidAt >= coalesce(c.nameSince, c.createdAt) END
  RETURN m.value ORDER BY m.saidAt DESC, m.id LIMIT 1
} AS told
RETURN c.id AS contactId, coalesce(told[0], c.name) AS name, i.value AS value, i.validFrom AS validFrom, i.validTo AS validTo
ORDER BY validTo DESC, validFrom DESC, contactId
LIMIT $limit;
