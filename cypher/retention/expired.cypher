// retention/expired: the next contacts with something that has expired, how much, and the earliest date.
//
// @mode   read
// @param  tenantId  string?  null: of all
// @param  now       instant
// @param  after     string   the page begins after this contact
// @param  limit     int      contacts
// @return tenantId  string
// @return contactId string
// @return count     int
// @return from      instant
//
// :param tenantId => null;
// :param now => datetime();
// :param after => '';
// :param limit => 100;

MATCH (n:Expiring)
WHERE n.forgetAt <= $now AND ($tenantId IS NULL OR n.tenantId = $tenantId) AND n.contactId > $after
MATCH (c:Contact {id: n.contactId})
WITH c, count(n) AS count, min(n.forgetAt) AS from ORDER BY c.id LIMIT $limit
RETURN c.tenantId AS tenantId, c.id AS contactId, count, from
ORDER BY contactId;
