// tenant/find-key: the tenant of a key and what it may do, unless it was revoked. A key from before there were roles is an admin's.
//
// @mode   read
// @param  hash          string
// @return keyId         string
// @return tenantId      string
// @return name          string
// @return role          string
// @return expiresAt     instant?  from then on it opens nothing
// @return ratePerMinute int?
//
// :param hash => 'abc';

MATCH (k:ApiKey {hash: $hash})
WHERE k.revokedAt IS NULL
RETURN k.id AS keyId, k.tenantId AS tenantId, k.name AS name, coalesce(k.role, 'admin') AS role,
       k.expiresAt AS expiresAt, k.ratePerMinute AS ratePerMinute;
