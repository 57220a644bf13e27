// tenant/create-key: a key for a tenant, and the tenant if it is new; a key that exists stays as it is.
//
// @mode   write
// @param  tenantId      string
// @param  id            string
// @param  hash          string    sha256 of the key, hexadecimal; the key itself is stored nowhere
// @param  name          string
// @param  role          string    read, write, admin or ops
// @param  expiresAt     instant?  from then on it opens nothing
// @param  ratePerMinute int?      requests a minute
// @param  now           instant
// @return id            string
// @return createdAt     instant
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param hash => 'abc';
// :param name => 'laptop';
// :param role => 'write';
// :param expiresAt => null;
// :param ratePerMinute => 600;
// :param now => datetime();

MERGE (t:Tenant {id: $tenantId})
ON CREATE SET t.createdAt = $now
MERGE (k:ApiKey {hash: $hash})
ON CREATE SET k.id = $id, k.tenantId = $tenantId, k.name = $name, k.createdAt = $now, k.role = $role,
              k.expiresAt = $expiresAt, k.ratePerMinute = $ratePerMinute
MERGE (k)-[:OPENS]->(t)
RETURN k.id AS id, k.createdAt AS createdAt;
