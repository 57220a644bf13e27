// backup/end-restore: records that no restore is running.
//
// @mode   write

MATCH (s:Restoring {restoreKey: 'state'})
DELETE s;
