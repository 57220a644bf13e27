// embedding/drop-vectors: removes the vectors of a slot, 5,000 at a time, before another model fills it.
//
// @mode   write
// @param  property string
// @return dropped  int
//
// :param property => 'embeddingB';

MATCH (n:Memory|Turn) WHERE n[$property] IS NOT NULL
WITH n LIMIT 5000
SET n[$property] = null
RETURN count(*) AS dropped;
