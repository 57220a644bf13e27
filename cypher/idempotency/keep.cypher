// idempotency/keep: keeps the answer with the write it belongs to, or the refusal.
//
// @mode   write
// @param  tenantId  string
// @param  key       string
// @param  answer    string?
// @param  refusal   string?
// @param  contactId string?  whom it speaks of, so that erasing them erases it
//
// :param tenantId => 'default';
// :param key => 'retry-1';
// :param answer => '{}';
// :param refusal => null;
// :param contactId => null;

MATCH (a:Answer {tenantId: $tenantId, key: $key})
SET a.answer = $answer, a.refusal = $refusal, a.contactId = $contactId;
