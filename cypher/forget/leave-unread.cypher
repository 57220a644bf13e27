// forget/leave-unread: records which parts of turns must not be read again, because what was said there was forgotten. Stores no words. A
// running extraction of their session loses its lease, so that nothing is written from what it has read.
//
// @mode  write
// @param tenantId string
// @param turns    map[] {sessionId string, turnId string, unread int[]} start and end in turn, in UTF-16 units of the text
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't', unread: [0, 5]}];

UNWIND $turns AS row
MATCH (t:Turn {tenantId: $tenantId, sessionId: row.sessionId, id: row.turnId})-[:IN]->(s:Session)
SET t.unread = row.unread
REMOVE s.leaseId, s.leasedUntil;
