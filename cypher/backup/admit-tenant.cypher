// backup/admit-tenant: a restored tenant is one from now on; what hung on an empty one of the same id hangs on it.
//
// @mode   write
// @param  key string
//
// :param key => '0.0.7';

MATCH (t:Restoring {restoreKey: $key})
CALL (t) {
  MATCH (old:Tenant {id: t.id})
  CALL (t, old) {
    MATCH (old)<-[r]-(n)
    CREATE (n)-[moved:$(type(r))]->(t)
    SET moved = properties(r)
  }
  DETACH DELETE old
}
WITH t
SET t:Tenant
REMOVE t:Restoring, t.restoreKey;
