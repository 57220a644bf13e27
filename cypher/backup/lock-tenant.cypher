// backup/lock-tenant: takes the write locks of a tenant and its repositories until the transaction ends, so that what is read under them
// is consistent: settings with their versions, certificates, and revisions with their number.
//
// @mode   write
// @param  tenantId string
//
// :param tenantId => 'default';

MATCH (t:Tenant {id: $tenantId})
// Writing takes the lock, which is kept when the property is removed again.
SET t.locked = true
REMOVE t.locked
WITH t
MATCH (t)-[:TRACKS]->(p:Repository)
WITH p ORDER BY p.name, p.id
SET p.locked = true
REMOVE p.locked;
