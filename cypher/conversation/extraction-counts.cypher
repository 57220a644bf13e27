// conversation/extraction-counts: how far extraction is behind, over all tenants. A failed session counts as waiting until it is retried.
//
// @mode   read
// @param  now          instant
// @return waiting      int       due or failed, and without a lease
// @return running      int
// @return dead         int
// @return oldestSince  instant?  since when the oldest one waits
//
// :param now => datetime();

CALL () {
  // Due sessions and those collecting turns; the index contains no others.
  MATCH (s:Session)
  USING INDEX SEEK s:Session(dueAt)
  WHERE s.dueAt IS NOT NULL
  WITH s WHERE s.dueAt <= $now OR s.waitingSince IS NOT NULL
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
