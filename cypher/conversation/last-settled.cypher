// conversation/last-settled: when an extraction of the tenant last finished or was given up.
//
// @mode   read
// @param  tenantId  string
// @return settledAt instant?  null: never yet
//
// :param tenantId => 'default';

OPTIONAL MATCH (t:Tenant {id: $tenantId})
RETURN t.settledAt AS settledAt;
