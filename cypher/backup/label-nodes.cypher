// backup/label-nodes: sets the labels of restored nodes; existing labels stay. A key replaces the one with the same secret, and stays
// revoked if that one was.
//
// @mode   write
// @param  keys   string[]
// @param  labels string[]
//
// :param keys => ['0.1.7'];
// :param labels => ['Memory'];

UNWIND $keys AS key
MATCH (n:Restoring {restoreKey: key})
CALL (n) {
  MATCH (old:ApiKey {hash: n.hash})
  // A key of another tenant was revoked to make room for this one.
  SET n.revokedAt = CASE WHEN old.tenantId = n.tenantId THEN coalesce(old.revokedAt, n.revokedAt) ELSE n.revokedAt END
  DETACH DELETE old
}
WITH n
SET n:$($labels)
REMOVE n:Restoring, n.restoreKey;
