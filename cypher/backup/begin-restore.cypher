// backup/begin-restore: notes that a restore is under way; one that is under way stays noted as it is.
//
// @mode   write
// @param  backup    string   what is restored
// @param  directory string   where it lies
// @return backup    string
// @return directory string
// @return loaded    boolean  whether all of it is in the graph, without its labels yet
//
// :param backup => 'sha256';
// :param directory => '/backups/today';

MERGE (s:Restoring {restoreKey: 'state'})
ON CREATE SET s.backup = $backup, s.directory = $directory, s.loaded = false
RETURN s.backup AS backup, s.directory AS directory, s.loaded AS loaded;
