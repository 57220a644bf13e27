// certificate/lock: takes the lock of a tenant's list of certificates until the transaction ends; certificate/last, a query of its own,
// then sees what those who had it did. It is the tenant's lock, which is taken after all others.
//
// @mode   write
// @param  tenantId string
//
// :param tenantId => 'default';

MATCH (t:Tenant {id: $tenantId})
SET t.locked = true
REMOVE t.locked;
