// conversation/last-settled: when the extraction of a session of the tenant was last done or given up.
//
// @mode   read
// @param  tenantId  string
// @return settledAt instant?  null: never yet
//
// :param tenantId => 'default';

OPTIONAL MATCH (t:Tenant {id: $tenantId})
RETURN t.settledAt AS settledAt;
