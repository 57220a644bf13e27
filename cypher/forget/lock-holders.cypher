// forget/lock-holders: takes the write locks of all contacts that these were ever merged into, even if the merge was undone, until the
// transaction ends: answers about these were meanwhile given for those.
//
// @mode   write
// @param  contactIds string[]
// @return id         string
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
// Only the shortest path to each: two may have been merged and unmerged any number of times.
MATCH SHORTEST 1 (c)-[:MERGED_INTO]->+(holder:Contact)
WITH DISTINCT holder, holder.id AS id
WHERE NOT id IN $contactIds
WITH holder, id ORDER BY id
SET holder.locked = true
REMOVE holder.locked
RETURN id
ORDER BY id;
