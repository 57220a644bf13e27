// backup/end-restore: no restore is running any more.
//
// @mode   write

MATCH (s:Restoring {restoreKey: 'state'})
DELETE s;
