// conversation/renew-extraction: extends a lease whose holder still works.
//
// @mode   write
// @param  tenantId    string
// @param  sessionId   string
// @param  leaseId     string
// @param  leasedUntil instant
// @return sessionId   string   absent if the lease was lost
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param leaseId => 'lease-1';
// :param leasedUntil => datetime() + duration('PT5M');

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.locked = true
REMOVE s.locked
WITH s WHERE s.leaseId = $leaseId
SET s.leasedUntil = $leasedUntil
RETURN s.id AS sessionId;
