// conversation/session: a session, if it is the tenant's.
//
// @mode   read
// @param  tenantId  string
// @param  sessionId string
// @return id        string
// @return contactId string
// @return channel   string
// @return agentId   string?
// @return startedAt instant
// @return endedAt   until
// @return turns     int
// @return extraction extraction
// @return timezone  string?  the contact's, else the tenant's
// @return country   string?  the tenant's
// @return language  string?  the contact's
// @return contactName string? as well
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})-[:WITH]->(c:Contact)
OPTIONAL MATCH (tenant:Tenant {id: $tenantId})
RETURN s.id AS id, s.contactId AS contactId, s.channel AS channel, s.agentId AS agentId, s.startedAt AS startedAt,
       s.endedAt AS endedAt, COUNT { (s)<-[:IN]-() } AS turns,
       s { // shape extraction
         .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
         .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
         .forgottenAt, .forgottenBy, .forgottenReason
       } AS extraction, coalesce(c.timezone, tenant.timezone) AS timezone, tenant.country AS country, c.language AS language, c.name AS contactName;
