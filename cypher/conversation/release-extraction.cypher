// conversation/release-extraction: ends unused leases early, so that another instance need not wait.
//
// @mode   write
// @param  sessions map[] {tenantId string, sessionId string, leaseId string}
//
// :param sessions => [{tenantId: 'default', sessionId: 'call-1', leaseId: 'lease-1'}];

UNWIND $sessions AS session
MATCH (s:Session {tenantId: session.tenantId, id: session.sessionId})
WHERE s.leaseId = session.leaseId
REMOVE s.leaseId, s.leasedUntil;
