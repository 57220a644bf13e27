// settings/lock: takes the write lock of a tenant until the transaction ends; first of two steps, since only a query that begins after
// taking the lock sees what was set before.
//
// @mode   write
// @param  tenantId   string
//
// :param tenantId => 'default';

MERGE (t:Tenant {id: $tenantId})
// Writing takes the lock, which is kept when the property is removed again.
SET t.locked = true
REMOVE t.locked;
