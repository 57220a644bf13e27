// backup/admit-tenant: makes a restored tenant usable; nodes of an empty tenant with the same id are linked to it.
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
