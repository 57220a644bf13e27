// audit/keep: writes lines of the audit log. Where a line names a memory or a session, its contact is looked up.
//
// @mode   write
// @param  lines map[] {
//   id string, tenantId string, at instant, operation string, door string, contactId string?, memoryId string?,
//   sessionId string?, keyId string?, keyName string?, role string?
// }
// @return kept  int
//
// :param lines => [];

UNWIND $lines AS line
OPTIONAL MATCH (m:Memory {id: line.memoryId})
OPTIONAL MATCH (s:Session {tenantId: line.tenantId, id: line.sessionId})
CREATE (:AuditLine {
  id: line.id, tenantId: line.tenantId, at: line.at, operation: line.operation, door: line.door,
  contactId: coalesce(line.contactId, m.contactId, s.contactId), keyId: line.keyId, keyName: line.keyName,
  role: line.role
})
RETURN count(*) AS kept;
