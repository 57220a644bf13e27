// contact/merge: merges one contact into another from now on.
//
// @mode   write
// @param  tenantId   string
// @param  id         string   of the merge
// @param  from       string
// @param  into       string
// @param  reason     string
// @param  copied     int      memories that were copied
// @param  superseded string[] versions of the contact that stays that copies replaced
// @param  now        instant
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param from => '01K9Z3V5T7R8Q2M4N6P0S1WXYA';
// :param into => '01K9Z3V5T7R8Q2M4N6P0S1WXYB';
// :param reason => 'The same person.';
// :param copied => 0;
// :param superseded => [];
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (from:Contact {id: $from})
MATCH (into:Contact {id: $into})
CREATE (from)-[:MERGED_INTO {id: $id, tenantId: $tenantId, reason: $reason, copied: $copied, superseded: $superseded,
                             recordedAt: $now, revertedAt: $openEnd}]->(into);
