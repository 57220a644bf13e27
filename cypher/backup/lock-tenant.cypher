// backup/lock-tenant: takes the write locks of a tenant and of its repositories until the transaction ends, so that what is read behind
// them is of one instant: settings with their versions, certificates, and revisions with their number.
//
// @mode   write
// @param  tenantId string
//
// :param tenantId => 'default';

MATCH (t:Tenant {id: $tenantId})
// The write takes the lock, which stays when the written property is removed.
SET t.locked = true
REMOVE t.locked
WITH t
MATCH (t)-[:TRACKS]->(p:Repository)
WITH p ORDER BY p.name, p.id
SET p.locked = true
REMOVE p.locked;
