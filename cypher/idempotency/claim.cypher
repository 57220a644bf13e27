// idempotency/claim: claims the key for this transaction; a second request with it waits here until the first ends.
//
// @mode   write
// @param  tenantId  string
// @param  key       string
// @param  request   string   keyed hash of the operation and its input
// @param  operation string   and its API, without any id
// @param  now       instant
// @return request   string?  of the first request; null if it is being erased
// @return operation string?  of the first request; null if an earlier version stored it
// @return answer    string?  its answer as JSON; null for a key that is new, or was refused
// @return refusal   string?  its refusal as JSON
//
// :param tenantId => 'default';
// :param key => 'retry-1';
// :param request => 'abc';
// :param operation => 'POST /v1/contacts';
// :param now => datetime();

MERGE (a:Answer {tenantId: $tenantId, key: $key})
ON CREATE SET a.request = $request, a.operation = $operation, a.createdAt = $now
RETURN a.request AS request, a.operation AS operation, a.answer AS answer, a.refusal AS refusal;
