// contact/merge-by-id: a merge, if it is the tenant's.
//
// @mode   read
// @param  tenantId   string
// @param  mergeId    string
// @return mergeId    string
// @return contactId  string   the contact that stays
// @return from       string   the one that was merged into it
// @return reason     string
// @return mergedAt   instant
// @return undoneAt   until
// @return copied     int
// @return superseded string[]
//
// :param tenantId => 'default';
// :param mergeId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (from:Contact)-[r:MERGED_INTO {id: $mergeId}]->(into:Contact)
WHERE r.tenantId = $tenantId
RETURN r.id AS mergeId, into.id AS contactId, from.id AS from, r.reason AS reason, r.recordedAt AS mergedAt,
       r.revertedAt AS undoneAt, r.copied AS copied, r.superseded AS superseded;
