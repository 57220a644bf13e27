// fork/hidden: the versions of a fork's contact of which the fork has its own.
//
// @mode   read
// @param  forkId  string
// @param  knownAt instant
// @return ids     string[]
//
// :param forkId => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';
// :param knownAt => datetime();

RETURN COLLECT {
  MATCH (:Fork {id: $forkId})<-[:ABOUT]-(own:Memory)-[:COPY_OF]->(theirs:Memory|Forgotten)
  WHERE own.recordedAt <= $knownAt
  RETURN theirs.id AS id ORDER BY id
} AS ids;
