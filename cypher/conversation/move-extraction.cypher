// conversation/move-extraction: advances the cursor of a leased session, unless the lease was lost; without turns left, the lease ends.
//
// @mode   write
// @param  tenantId     string
// @param  sessionId    string
// @param  leaseId      string
// @param  from         int      where the cursor must be
// @param  to           int      where it goes
// @param  tokens       int      how many tokens that was, roughly
// @param  found        int      how many facts and events they hold
// @param  model        string
// @param  inputTokens  int
// @param  outputTokens int
// @param  cost         float?
// @param  now          instant
// @return left         int      turns after the cursor
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param leaseId => 'lease-1';
// :param from => 0;
// :param to => 2;
// :param tokens => 20;
// :param found => 1;
// :param model => 'model';
// :param inputTokens => 0;
// :param outputTokens => 0;
// :param cost => null;
// :param now => datetime();

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.locked = true
REMOVE s.locked
WITH s WHERE s.leaseId = $leaseId AND coalesce(s.extractedTo, 0) = $from
SET s.extractedTo = $to,
    s.pendingTokens = CASE WHEN s.pendingTokens > $tokens THEN s.pendingTokens - $tokens ELSE 0 END,
    s.extractedStatements = coalesce(s.extractedStatements, 0) + $found,
    s.extractionModel = $model,
    s.inputTokens = coalesce(s.inputTokens, 0) + $inputTokens,
    s.outputTokens = coalesce(s.outputTokens, 0) + $outputTokens,
    s.cost = CASE WHEN $cost IS NULL THEN s.cost ELSE coalesce(s.cost, 0.0) + $cost END,
    s.extractedAt = $now
REMOVE s.attempts, s.extractionError
WITH s, COUNT { (s)<-[:IN]-(t:Turn) WHERE t.position > $to } AS left
FOREACH (done IN CASE WHEN left = 0 THEN [s] ELSE [] END |
  REMOVE done.dueAt, done.waitingSince, done.leaseId, done.leasedUntil
)
RETURN left;
