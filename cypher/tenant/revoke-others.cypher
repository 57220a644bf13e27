// tenant/revoke-others: revokes all keys of a tenant with a name but one, if that one has the name too.
//
// @mode   write
// @param  tenantId string
// @param  name     string
// @param  hash     string   of the key that stays
// @param  now      instant
// @return id       string
//
// :param tenantId => 'default';
// :param name => 'API_KEY';
// :param hash => 'abc';
// :param now => datetime();

MATCH (:ApiKey {hash: $hash, tenantId: $tenantId, name: $name})-[:OPENS]->(:Tenant)<-[:OPENS]-(k:ApiKey)
WHERE k.hash <> $hash AND k.name = $name AND k.revokedAt IS NULL
SET k.revokedAt = $now
RETURN k.id AS id
ORDER BY id;
