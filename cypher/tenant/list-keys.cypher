// tenant/list-keys: every key, or those of one tenant, in the order in which they were made, without their secrets.
//
// @mode   read
// @param  tenantId      string?  null: of all
// @param  after         string   the id of the last of the page before; '' at first
// @param  limit         int
// @return id            string
// @return tenantId      string
// @return name          string
// @return role          string
// @return createdAt     instant
// @return expiresAt     instant?
// @return ratePerMinute int?
// @return revokedAt     instant?
//
// :param tenantId => null;
// :param after => '';
// :param limit => 50;

MATCH (k:ApiKey)
WHERE ($tenantId IS NULL OR k.tenantId = $tenantId) AND k.id > $after
RETURN k.id AS id, k.tenantId AS tenantId, k.name AS name, coalesce(k.role, 'admin') AS role,
       k.createdAt AS createdAt, k.expiresAt AS expiresAt, k.ratePerMinute AS ratePerMinute,
       k.revokedAt AS revokedAt
ORDER BY id
LIMIT $limit;
