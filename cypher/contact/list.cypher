// contact/list: a page of the tenant's contacts, oldest first, without merged ones.
//
// @mode   read
// @param  tenantId string
// @param  knownAt  instant?
// @param  after    string
// @param  limit    int
// @return id       string
//
// :param tenantId => 'default';
// :param knownAt => null;
// :param latest => datetime('9999-12-31T23:59:59.998Z');
// :param after => '';
// :param limit => 50;

MATCH (c:Contact)
WHERE c.tenantId = $tenantId AND c.id > $after AND ($knownAt IS NULL OR c.createdAt <= $knownAt)
  AND NOT EXISTS { (c)-[r:MERGED_INTO]->() WHERE r.recordedAt <= coalesce($knownAt, $latest) < r.revertedAt }
RETURN c.id AS id
ORDER BY id
LIMIT $limit;
