// calendar/settle-notice: records the result of a notice, unless its lease ended and another instance took it.
//
// @mode   write
// @param  tenantId    string
// @param  id          string
// @param  leasedUntil instant  the lease
// @param  now         instant
// @param  state       string   pending, delivered, dropped or dead
// @param  dueAt       instant  when a pending one is tried again
// @param  text        string?  what was sent
// @param  error       string?
// @return settled     string   its id
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param leasedUntil => datetime();
// :param now => datetime();
// :param state => 'delivered';
// :param dueAt => datetime();
// :param text => null;
// :param error => null;

MATCH (n:Notice)
WHERE n.tenantId = $tenantId AND n.id = $id AND n.leasedUntil = $leasedUntil
SET n.state = $state, n.dueAt = $dueAt, n.leasedUntil = $now, n.text = coalesce($text, n.text), n.error = $error, n.settledAt = $now
FOREACH (_ IN CASE $state WHEN 'pending' THEN [] ELSE [1] END | REMOVE n:PendingNotice)
RETURN n.id AS settled;
