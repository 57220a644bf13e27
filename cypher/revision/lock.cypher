// revision/lock: takes the write lock of a repository until the transaction ends, so that the separate query revision/since sees what
// earlier holders wrote.
//
// @mode   write
// @param  tenantId string
// @param  name     string
// @return id        string
// @return revisions int    how many are known
//
// :param tenantId => 'default';
// :param name => 'palimpsest';

MATCH (:Tenant {id: $tenantId})-[:TRACKS]->(p:Repository {name: $name})
SET p.locked = true
REMOVE p.locked
RETURN p.id AS id, p.revisions AS revisions;
