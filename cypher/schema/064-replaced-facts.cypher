// schema/064-replaced-facts: says which fact was replaced, where a version replaced one of another fact before that was kept. It goes on
// where it was stopped.
//
// @mode write

MATCH (m:Memory|Forgotten)-[r:SUPERSEDES]->(old:Memory|Forgotten)
WHERE r.replacedFact IS NULL AND old.factId <> m.factId
CALL (r, old) {
  SET r.replacedFact = old.factId
} IN TRANSACTIONS OF 1000 ROWS;
