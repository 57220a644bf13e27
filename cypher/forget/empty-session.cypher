// forget/empty-session: empties a session; nothing of it is left to extract.
//
// @mode  write
// @param tenantId  string
// @param sessionId string
// @param now       instant  system time of the write
// @param by        string?  the API key
// @param reason    string?
//
// :param tenantId => 'default';
// :param sessionId => 's';
// :param now => datetime();
// :param by => null;
// :param reason => null;

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
SET s.forgottenAt = $now, s.forgottenBy = $by, s.forgottenReason = $reason, s.extractedTo = COUNT { (s)<-[:IN]-() }
REMOVE s.dueAt, s.waitingSince, s.leaseId, s.leasedUntil, s.attempts, s.extractionError, s.extractionDeadAt, s.pendingTokens;
