// backup/clear: deletes what a restore left that was interrupted before everything was loaded, 2,000 nodes at a time.
//
// @mode   write
// @return cleared int

MATCH (n:Restoring)
WITH n LIMIT 2000
DETACH DELETE n
RETURN count(*) AS cleared;
