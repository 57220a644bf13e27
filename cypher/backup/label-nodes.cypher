// backup/label-nodes: gives restored nodes their labels; those that have them already stay as they are. A key replaces the one with
// the same secret, and stays revoked if that one was.
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
  // One that opened another tenant was revoked to make room for this one.
  SET n.revokedAt = CASE WHEN old.tenantId = n.tenantId THEN coalesce(old.revokedAt, n.revokedAt) ELSE n.revokedAt END
  DETACH DELETE old
}
WITH n
SET n:$($labels)
REMOVE n:Restoring, n.restoreKey;
