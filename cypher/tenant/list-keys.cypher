// tenant/list-keys: every key, without its secret.
//
// @mode   read
// @return id        string
// @return tenantId  string
// @return name      string
// @return createdAt instant
// @return revokedAt instant?

MATCH (k:ApiKey)
RETURN k.id AS id, k.tenantId AS tenantId, k.name AS name, k.createdAt AS createdAt, k.revokedAt AS revokedAt
ORDER BY tenantId, id;
