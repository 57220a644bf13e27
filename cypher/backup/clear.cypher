// backup/clear: deletes what is left of a restore that was interrupted during loading, 2,000 nodes at a time.
//
// @mode   write
// @return cleared int

MATCH (n:Restoring)
WITH n LIMIT 2000
DETACH DELETE n
RETURN count(*) AS cleared;
