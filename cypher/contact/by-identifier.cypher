// contact/by-identifier: the contacts that had an identifier then; several if it is shared.
//
// @mode   read
// @param  tenantId string
// @param  kind     string
// @param  folded   string
// @param  validAt  instant?  null: now, or the contact's last write if that is later by another instance's clock
// @param  knownAt  instant?
// @param  now      instant
// @param  after    string   the id the page begins after
// @param  limit    int
// @return id       string
//
// :param tenantId => 'default';
// :param kind => 'phone';
// :param folded => '+911234567890';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param now => datetime();
// :param latest => datetime('9999-12-31T23:59:59.998Z');
// :param after => '';
// :param limit => 50;

MATCH (i:Identifier {tenantId: $tenantId, kind: $kind, folded: $folded})<-[:KNOWN_AS]-(owner:Contact)
WITH i, owner, coalesce($knownAt, $latest) AS at
MATCH (owner)-[r:MERGED_INTO WHERE r.recordedAt <= at < r.revertedAt]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.recordedAt <= at < on.revertedAt }
WITH i, c, coalesce($knownAt, c.lastWriteAt) AS knownAt,
     coalesce($validAt, CASE WHEN c.lastWriteAt > $now THEN c.lastWriteAt ELSE $now END) AS validAt
WHERE i.recordedAt <= knownAt < i.supersededAt AND i.validFrom <= validAt < i.validTo AND c.id > $after
RETURN DISTINCT c.id AS id
ORDER BY id
LIMIT $limit;
