// backup/contacts: a page of a tenant's contacts, including merged ones.
//
// @mode   read
// @param  tenantId string
// @param  after    string
// @return id       string
//
// :param tenantId => 'default';
// :param after => '';

MATCH (c:Contact)
WHERE c.tenantId = $tenantId AND c.id > $after
RETURN c.id AS id
ORDER BY id
LIMIT 1000;
