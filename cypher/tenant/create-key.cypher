// tenant/create-key: a key for a tenant, and the tenant if it is new; a key that exists stays as it is.
//
// @mode   write
// @param  tenantId string
// @param  id       string
// @param  hash     string   sha256 of the key, hexadecimal; the key itself is stored nowhere
// @param  name     string
// @param  now      instant
// @return id       string
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param hash => 'abc';
// :param name => 'laptop';
// :param now => datetime();

MERGE (t:Tenant {id: $tenantId})
ON CREATE SET t.createdAt = $now
MERGE (k:ApiKey {hash: $hash})
ON CREATE SET k.id = $id, k.tenantId = $tenantId, k.name = $name, k.createdAt = $now
MERGE (k)-[:OPENS]->(t)
RETURN k.id AS id;
