// conversation/settle-extraction: records that the extraction of a session is done or given up, at a time later than that of
// any session of the tenant before; the tenant's lock is held until the transaction ends, so that the order of the times is that of the commits.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  now       instant
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param now => datetime();

MERGE (t:Tenant {id: $tenantId})
SET t.locked = true
REMOVE t.locked
WITH t, CASE WHEN t.settledAt >= $now THEN t.settledAt + duration({milliseconds: 1}) ELSE $now END AS settledAt
MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET t.settledAt = settledAt, s.settledAt = settledAt;
