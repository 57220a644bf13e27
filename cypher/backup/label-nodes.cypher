// backup/label-nodes: gives restored nodes their labels; those that have them already stay as they are. A key replaces the one with
// the same secret.
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
  DETACH DELETE old
}
WITH n
SET n:$($labels)
REMOVE n:Restoring, n.restoreKey;
