// forget/place-of-session: a session, with the report of its forgetting.
//
// @mode   read
// @param  tenantId    string
// @param  sessionId   string
// @return contactId   string
// @return turns       int
// @return forgottenAt instant? null: it was not forgotten
// @return forgottenBy string?
// @return reason      string?
// @return report      string?  JSON
//
// :param tenantId => 'default';
// :param sessionId => 's';

MATCH (s:Session {tenantId: $tenantId, id: $sessionId})-[:WITH]->(:Contact)
RETURN s.contactId AS contactId, COUNT { (s)<-[:IN]-() } AS turns, s.forgottenAt AS forgottenAt, s.forgottenBy AS forgottenBy,
       s.forgottenReason AS reason, s.report AS report;
