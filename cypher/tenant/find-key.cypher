// tenant/find-key: the tenant of a key, unless it was revoked.
//
// @mode   read
// @param  hash     string
// @return keyId    string
// @return tenantId string
//
// :param hash => 'abc';

MATCH (k:ApiKey {hash: $hash})
WHERE k.revokedAt IS NULL
RETURN k.id AS keyId, k.tenantId AS tenantId;
