// backup/begin-restore: records that a restore is running; the record of a running one stays as it is.
//
// @mode   write
// @param  backup    string   the checksum of the backup
// @param  directory string   the directory of the backup
// @return backup    string
// @return directory string
// @return loaded    boolean  whether all nodes are in the graph, though not yet with their labels
//
// :param backup => 'sha256';
// :param directory => '/backups/today';

MERGE (s:Restoring {restoreKey: 'state'})
ON CREATE SET s.backup = $backup, s.directory = $directory, s.loaded = false
RETURN s.backup AS backup, s.directory AS directory, s.loaded AS loaded;
