// backup/end-restore: no restore is under way.
//
// @mode   write

MATCH (s:Restoring {restoreKey: 'state'})
DELETE s;
