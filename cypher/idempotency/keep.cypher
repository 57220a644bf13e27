// idempotency/keep: stores the answer together with its write, or the refusal.
//
// @mode   write
// @param  tenantId  string
// @param  key       string
// @param  answer    string?
// @param  refusal   string?
// @param  contactId string?  whom it was written about: a contact, a fork, or a batch of new contacts
// @param  pool      string[] and those who were one person with it: the answer may be about any of them, so that erasing one erases it
//
// :param tenantId => 'default';
// :param key => 'retry-1';
// :param answer => '{}';
// :param refusal => null;
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param pool => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

MATCH (a:Answer {tenantId: $tenantId, key: $key})
SET a.answer = $answer, a.refusal = $refusal, a.contactId = $contactId, a.pool = $pool;
