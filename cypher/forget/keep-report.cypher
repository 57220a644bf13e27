// forget/keep-report: stores what a forgetting emptied, so that a repeated call gets the same answer.
//
// @mode  write
// @param tenantId   string
// @param decisionId string?  of a memory
// @param sessionId  string?  or of a session
// @param turnId     string?  or of a turn of the session
// @param report     string   JSON
//
// :param tenantId => 'default';
// :param decisionId => null;
// :param sessionId => 's';
// :param turnId => 't';
// :param report => '{}';

CALL () {
  MATCH (kept:Decision {id: $decisionId})
  RETURN kept
UNION
  MATCH (kept:Turn {tenantId: $tenantId, sessionId: $sessionId, id: $turnId})
  RETURN kept
UNION
  MATCH (kept:Session {tenantId: $tenantId, id: $sessionId})
  WHERE $turnId IS NULL
  RETURN kept
}
SET kept.report = $report;
