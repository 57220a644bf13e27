// shape/extraction: how far a session was extracted, as every query returns it.
//
// @mode   read
// @param  tenantId   string
// @param  sessionId  string
// @return extraction extraction
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
RETURN s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction;
