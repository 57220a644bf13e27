// conversation/fail-extraction: sets when a leased session is retried, or gives it up. Ends the lease.
//
// @mode   write
// @param  tenantId     string
// @param  sessionId    string
// @param  leaseId      string
// @param  dueAt        instant?  when to try again; null: not until somebody asks for it
// @param  deadAt       instant?  set with a dueAt of null
// @param  counted      boolean   whether it counts as an attempt
// @param  error        string
// @param  inputTokens  int
// @param  outputTokens int
// @param  cost         float?
// @return sessionId    string   absent if the lease was lost
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param leaseId => 'lease-1';
// :param dueAt => datetime() + duration('PT5S');
// :param deadAt => null;
// :param counted => true;
// :param error => 'The model answered nonsense.';
// :param inputTokens => 0;
// :param outputTokens => 0;
// :param cost => null;

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.locked = true
REMOVE s.locked
WITH s WHERE s.leaseId = $leaseId
SET s.attempts = coalesce(s.attempts, 0) + CASE WHEN $counted THEN 1 ELSE 0 END,
    s.extractionError = $error, s.dueAt = $dueAt, s.extractionDeadAt = $deadAt,
    s.inputTokens = coalesce(s.inputTokens, 0) + $inputTokens,
    s.outputTokens = coalesce(s.outputTokens, 0) + $outputTokens,
    s.cost = CASE WHEN $cost IS NULL THEN s.cost ELSE coalesce(s.cost, 0.0) + $cost END
REMOVE s.leaseId, s.leasedUntil
RETURN s.id AS sessionId;
