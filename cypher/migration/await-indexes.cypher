// migration/await-indexes: waits until every index is filled.
//
// @mode   read
// @param  seconds int
//
// :param seconds => 300;

CALL db.awaitIndexes($seconds);
