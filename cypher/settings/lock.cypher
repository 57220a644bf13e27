// settings/lock: takes the write lock of a tenant until the transaction ends; first of two steps, since only a query that begins after
// taking the lock sees what was set before.
//
// @mode   write
// @param  tenantId   string
//
// :param tenantId => 'default';

MERGE (t:Tenant {id: $tenantId})
// The write takes the lock, which stays when the written property is removed.
SET t.locked = true
REMOVE t.locked;
