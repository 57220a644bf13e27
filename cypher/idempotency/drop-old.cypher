// idempotency/drop-old: deletes answers older than an instant, 10,000 at a time.
//
// @mode   write
// @param  before  instant
// @return dropped int
//
// :param before => datetime() - duration('P7D');

MATCH (a:Answer)
WHERE a.createdAt < $before
WITH a LIMIT 10000
DETACH DELETE a
RETURN count(*) AS dropped;
