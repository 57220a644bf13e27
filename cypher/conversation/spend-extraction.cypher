// conversation/spend-extraction: adds the cost of a model's answer from which nothing was written.
//
// @mode   write
// @param  tenantId     string
// @param  sessionId    string
// @param  inputTokens  int
// @param  outputTokens int
// @param  cost         float?
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param inputTokens => 0;
// :param outputTokens => 0;
// :param cost => null;

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.locked = true
REMOVE s.locked
SET s.inputTokens = coalesce(s.inputTokens, 0) + $inputTokens,
    s.outputTokens = coalesce(s.outputTokens, 0) + $outputTokens,
    s.cost = CASE WHEN $cost IS NULL THEN s.cost ELSE coalesce(s.cost, 0.0) + $cost END;
