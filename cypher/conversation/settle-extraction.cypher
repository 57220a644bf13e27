// conversation/settle-extraction: records that an extraction finished or was given up, at a time later than any before in the tenant. The
// tenant's lock is held until the transaction ends, so that the times are in the order of the commits.
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
