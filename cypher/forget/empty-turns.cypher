// forget/empty-turns: empties turns. A running extraction of their session loses its lease, so that nothing is written from what it has
// read.
//
// @mode   write
// @param  tenantId  string
// @param  sessionId string
// @param  turnIds   string[]
// @param  now       instant  system time of the write
// @param  by        string?  the API key
// @param  reason    string?
// @return turnId    string   of those that were not empty yet
// @return position  int
//
// :param tenantId => 'default';
// :param sessionId => 's';
// :param turnIds => ['t'];
// :param now => datetime();
// :param by => null;
// :param reason => null;

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})
REMOVE s.leaseId, s.leasedUntil
WITH s
UNWIND $turnIds AS turnId
MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: turnId})
WHERE t.forgottenAt IS NULL
SET t.text = '', t.forgottenAt = $now, t.forgottenBy = $by, t.forgottenReason = $reason
REMOVE t.searchText, t.context, t.embeddingA, t.embeddingB, t.wordVectorsA, t.wordVectorsB,
       t.expression, t.precision, t.refersFrom, t.refersTo, t.forgetAt, t.unread, t:Expiring
RETURN t.id AS turnId, t.position AS position
ORDER BY position, turnId;
