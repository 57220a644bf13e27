// certificate/lock: takes the lock of a tenant's list of certificates until the transaction ends, so that the separate query
// certificate/last sees what earlier holders wrote. It is the tenant's lock, which is taken after all others.
//
// @mode   write
// @param  tenantId string
//
// :param tenantId => 'default';

MATCH (t:Tenant {id: $tenantId})
SET t.locked = true
REMOVE t.locked;
