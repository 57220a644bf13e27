// erase/scrub-notices: removes marked events from the notices of others, with the text that may mention them; marks notices that announce
// nothing else.
//
// @mode   write

MATCH (n:Notice)-[:ANNOUNCES]->(:Erased:Memory)
WITH DISTINCT n, n.id AS id
WHERE NOT n:Erased
ORDER BY id
SET n.text = null
FOREACH (_ IN CASE WHEN EXISTS { MATCH (n)-[:ANNOUNCES]->(m:Memory) WHERE NOT m:Erased } THEN [] ELSE [1] END | SET n:Erased);
