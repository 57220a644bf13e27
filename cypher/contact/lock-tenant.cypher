// contact/lock-tenant: takes the write lock of a tenant until the transaction ends, so that two calls that find no contact with an
// identifier do not both create one.
//
// @mode   write
// @param  tenantId string
//
// :param tenantId => 'default';

MERGE (t:Tenant {id: $tenantId})
// Writing takes the lock, which is kept when the property is removed again.
SET t.locked = true
REMOVE t.locked;
