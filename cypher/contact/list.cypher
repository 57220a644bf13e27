// contact/list: a page of the tenant's contacts, oldest first.
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
// :param after => '';
// :param limit => 50;

MATCH (c:Contact)
WHERE c.tenantId = $tenantId AND c.id > $after AND ($knownAt IS NULL OR c.createdAt <= $knownAt)
RETURN c.id AS id
ORDER BY id
LIMIT $limit;
