// revision/begin: creates a repository of a tenant, unless one has the name. The tenant is locked, so that only one is created.
//
// @mode   write
// @param  tenantId string
// @param  id       string  of a new one
// @param  name     string
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param name => 'palimpsest';

MERGE (t:Tenant {id: $tenantId})
SET t.locked = true
REMOVE t.locked
MERGE (t)-[:TRACKS]->(p:Repository {name: $name})
ON CREATE SET p.id = $id, p.tenantId = $tenantId, p.revisions = 0;
