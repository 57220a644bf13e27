// conversation/extraction-window: the next turns to extract from a leased session, and the ones before them. Renews the lease.
//
// @mode   write
// @param  tenantId    string
// @param  sessionId   string
// @param  leaseId     string
// @param  leasedUntil instant
// @param  before      int      how many earlier turns are read with them
// @param  limit       int
// @return extractedTo int      the last position that was extracted from; 0 for none
// @return turns       map[] {isNew boolean, turn turn} in order
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param leaseId => 'lease-1';
// :param leasedUntil => datetime() + duration('PT5M');
// :param before => 6;
// :param limit => 100;

MATCH (s:Session {tenantId: $tenantId, id: $sessionId, leaseId: $leaseId})
SET s.leasedUntil = $leasedUntil
// Matched again, because it may have been erased before the write had its lock.
WITH s WHERE s.leaseId = $leaseId
WITH s, coalesce(s.extractedTo, 0) AS extractedTo
RETURN extractedTo,
       COLLECT {
         MATCH (s)<-[:IN]-(t:Turn)
         WHERE t.position > extractedTo - $before
         WITH t ORDER BY t.position, t.id LIMIT $before + $limit
         RETURN {isNew: t.position > extractedTo,
                 turn: t { // shape turn
                   .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
                   at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
                   refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
                   forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
                 }}
       } AS turns;
