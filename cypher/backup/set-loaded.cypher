// backup/set-loaded: everything is in the graph; from now on nodes get their labels, and an interrupted restore goes on.
//
// @mode   write

MATCH (s:Restoring {restoreKey: 'state'})
SET s.loaded = true;
