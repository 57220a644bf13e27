// forget/place-of-turn: a turn, with the report of its forgetting.
//
// @mode   read
// @param  tenantId    string
// @param  sessionId   string
// @param  turnId      string
// @return contactId   string
// @return forgottenAt instant? null: it was not forgotten
// @return forgottenBy string?
// @return reason      string?
// @return report      string?  JSON
//
// :param tenantId => 'default';
// :param sessionId => 's';
// :param turnId => 't';

MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: $turnId})
RETURN t.contactId AS contactId, t.forgottenAt AS forgottenAt, t.forgottenBy AS forgottenBy, t.forgottenReason AS reason,
       t.report AS report;
