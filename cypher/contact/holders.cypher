// contact/holders: the contacts that may hold copies of memories of a contact or of one merged into it: all they were ever merged into,
// even if the merge was undone.
//
// @mode   read
// @param  tenantId  string
// @param  contactId string
// @return id        string
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
WITH collect(DISTINCT one) AS pool
UNWIND pool AS one
// Only the shortest path to each: two may have been merged and unmerged any number of times.
MATCH SHORTEST 1 (one)-[:MERGED_INTO]->+(holder:Contact)
WITH DISTINCT pool, holder
WHERE NOT holder IN pool
RETURN holder.id AS id
ORDER BY id;
