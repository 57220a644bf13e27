// revision/repositories: the repositories of a tenant, or the one with a name; at most two, enough to tell that a name is needed.
//
// @mode   read
// @param  tenantId  string
// @param  name      string?  null: any
// @return id        string
// @return name      string
// @return revisions int      how many are known
//
// :param tenantId => 'default';
// :param name => null;

MATCH (:Tenant {id: $tenantId})-[:TRACKS]->(p:Repository)
WHERE $name IS NULL OR p.name = $name
RETURN p.id AS id, p.name AS name, p.revisions AS revisions
ORDER BY name, id
LIMIT 2;
