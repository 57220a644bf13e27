// backup/set-loaded: records that everything is in the graph. From now on nodes get their labels, and an interrupted restore continues.
//
// @mode   write

MATCH (s:Restoring {restoreKey: 'state'})
SET s.loaded = true;
