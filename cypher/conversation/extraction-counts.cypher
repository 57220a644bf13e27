// conversation/extraction-counts: how far extraction is behind, over all tenants.
//
// @mode   read
// @param  now          instant
// @return waiting      int       due, and without a lease
// @return running      int
// @return dead         int
// @return oldestSince  instant?  since when the oldest one waits
//
// :param now => datetime();

CALL () {
  MATCH (s:Session)
  WHERE s.dueAt <= $now
  RETURN count(CASE WHEN coalesce(s.leasedUntil, $now) <= $now THEN 1 END) AS waiting,
         count(CASE WHEN s.leasedUntil > $now THEN 1 END) AS running,
         min(coalesce(s.waitingSince, s.dueAt)) AS oldestSince
}
CALL () {
  MATCH (s:Session)
  WHERE s.extractionDeadAt IS NOT NULL
  RETURN count(s) AS dead
}
RETURN waiting, running, dead, oldestSince;
