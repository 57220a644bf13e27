// calendar/retry-notice: makes a dead notice due again with all its attempts; a pending one stays unchanged.
//
// @mode   write
// @param  tenantId string
// @param  id       string
// @param  now      instant
// @return pending  boolean  false: it was delivered or dropped
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();

MATCH (n:Notice)
WHERE n.tenantId = $tenantId AND n.id = $id
WITH n, n.state IN ['dead', 'pending'] AS pending
FOREACH (_ IN CASE WHEN n.state = 'dead' THEN [1] ELSE [] END |
  SET n:PendingNotice, n.state = 'pending', n.attempts = 0, n.dueAt = $now, n.leasedUntil = $now, n.error = null)
RETURN pending;
