// conversation/retry-extraction: makes a session due now, whatever happened before; with `again`, from its first turn. Without it, a
// running extraction continues.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  again     boolean
// @param  now       instant
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param again => false;
// :param now => datetime();

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.locked = true
REMOVE s.locked
WITH s WHERE $again OR coalesce(s.leasedUntil, $now) <= $now
SET s.extractedTo = CASE WHEN $again THEN 0 ELSE coalesce(s.extractedTo, 0) END,
    s.extractedStatements = CASE WHEN $again THEN 0 ELSE s.extractedStatements END
REMOVE s.attempts, s.extractionError, s.extractionDeadAt, s.leaseId, s.leasedUntil
WITH s WHERE EXISTS { (s)<-[:IN]-(t:Turn) WHERE t.position > s.extractedTo }
SET s.dueAt = $now, s.waitingSince = $now;
