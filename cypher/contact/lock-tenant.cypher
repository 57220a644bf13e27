// contact/lock-tenant: takes the write lock of a tenant until the transaction ends, so that two that find nobody by one identifier do not
// both create somebody.
//
// @mode   write
// @param  tenantId string
//
// :param tenantId => 'default';

MERGE (t:Tenant {id: $tenantId})
// The write takes the lock, which stays when the written property is removed.
SET t.locked = true
REMOVE t.locked;
