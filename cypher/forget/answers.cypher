// forget/answers: the answers stored for Idempotency-Key that name one of these ids.
//
// @mode   read
// @param  contactIds string[] whom they are about
// @param  names      string[] ids
// @return key        string
// @return tenantId   string
// @return answer     string   JSON
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param names => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (a:Answer {contactId: contactId})
WHERE any(name IN $names WHERE a.answer CONTAINS name)
RETURN a.key AS key, a.tenantId AS tenantId, a.answer AS answer
ORDER BY key, tenantId;
