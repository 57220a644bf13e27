// conversation/claim-extraction: leases due sessions, each under its own lease id; no other instance takes them meanwhile.
//
// @mode   write
// @param  now         instant
// @param  leasedUntil instant
// @param  leaseIds    string[]  one for each session that may be taken
// @param  tenants     string[]? null: of any tenant
// @param  elsewhere   string[]  tenants whose data lives in another database by now
// @return tenantId    string
// @return sessionId   string
// @return contactId   string
// @return agentId     string?
// @return attempts    int
// @return waitingSince instant
// @return leaseId     string
//
// :param now => datetime();
// :param leasedUntil => datetime() + duration('PT5M');
// :param leaseIds => ['lease-1'];
// :param tenants => null;
// :param elsewhere => [];

MATCH (s:Session)
WHERE s.dueAt <= $now AND coalesce(s.leasedUntil, s.dueAt) <= $now AND ($tenants IS NULL OR s.tenantId IN $tenants)
  AND NOT s.tenantId IN $elsewhere
WITH s ORDER BY s.dueAt, s.id LIMIT size($leaseIds)
// In the same order as an erasure, which may want the same locks.
WITH s ORDER BY elementId(s)
// Lock first, then check again, because another instance may have been faster.
SET s.locked = true
REMOVE s.locked
WITH s WHERE s.dueAt <= $now AND coalesce(s.leasedUntil, s.dueAt) <= $now
WITH collect(s) AS taken
UNWIND range(0, size(taken) - 1) AS i
WITH taken[i] AS s, $leaseIds[i] AS leaseId
SET s.leaseId = leaseId, s.leasedUntil = $leasedUntil, s.waitingSince = coalesce(s.waitingSince, s.dueAt)
RETURN s.tenantId AS tenantId, s.id AS sessionId, s.contactId AS contactId, s.agentId AS agentId,
       coalesce(s.attempts, 0) AS attempts, s.waitingSince AS waitingSince, leaseId
ORDER BY sessionId;
