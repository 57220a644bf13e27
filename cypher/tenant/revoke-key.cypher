// tenant/revoke-key: revokes a key.
//
// @mode   write
// @param  id       string
// @param  now      instant
// @return id       string
// @return tenantId string
//
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();

MATCH (k:ApiKey {id: $id})
SET k.revokedAt = coalesce(k.revokedAt, $now)
RETURN k.id AS id, k.tenantId AS tenantId;
