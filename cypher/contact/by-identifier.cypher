// contact/by-identifier: who was known by an identifier then; several, where a number is shared.
//
// @mode   read
// @param  tenantId string
// @param  kind     string
// @param  folded   string
// @param  validAt  instant
// @param  knownAt  instant?
// @param  after    string   the id the page begins after
// @param  limit    int
// @return id       string
//
// :param tenantId => 'default';
// :param kind => 'phone';
// :param folded => '+911234567890';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param after => '';
// :param limit => 50;

MATCH (i:Identifier {tenantId: $tenantId, kind: $kind, folded: $folded})<-[:KNOWN_AS]-(c:Contact)
WITH i, c, coalesce($knownAt, c.lastWriteAt) AS knownAt
WHERE i.recordedAt <= knownAt < i.supersededAt AND i.validFrom <= $validAt < i.validTo AND c.id > $after
RETURN DISTINCT c.id AS id
ORDER BY id
LIMIT $limit;
