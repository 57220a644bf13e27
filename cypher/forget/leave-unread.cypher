// forget/leave-unread: says where turns are not to be read again, since what was said there was forgotten. It holds no words. An
// extraction of their session loses its lease, so that nothing is written of what it read before.
//
// @mode  write
// @param tenantId string
// @param turns    map[] {sessionId string, turnId string, unread int[]} begin and end in turn, in UTF-16 units of the text
//
// :param tenantId => 'default';
// :param turns => [{sessionId: 's', turnId: 't', unread: [0, 5]}];

UNWIND $turns AS row
MATCH (t:Turn {tenantId: $tenantId, sessionId: row.sessionId, id: row.turnId})-[:IN]->(s:Session)
SET t.unread = row.unread
REMOVE s.leaseId, s.leasedUntil;
