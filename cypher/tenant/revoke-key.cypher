// tenant/revoke-key: revokes a key; one that was revoked before stays as it is.
//
// @mode   write
// @param  id            string
// @param  tenantId      string?  whose key it has to be; null: of any tenant
// @param  now           instant
// @return id            string
// @return tenantId      string
// @return name          string
// @return role          string
// @return createdAt     instant
// @return expiresAt     instant?
// @return ratePerMinute int?
// @return revokedAt     instant?
//
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param tenantId => null;
// :param now => datetime();

MATCH (k:ApiKey {id: $id})
WHERE $tenantId IS NULL OR k.tenantId = $tenantId
SET k.revokedAt = coalesce(k.revokedAt, $now)
RETURN k.id AS id, k.tenantId AS tenantId, k.name AS name, coalesce(k.role, 'admin') AS role,
       k.createdAt AS createdAt, k.expiresAt AS expiresAt, k.ratePerMinute AS ratePerMinute,
       k.revokedAt AS revokedAt;
