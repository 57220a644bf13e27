// erase/mark-decisions: marks decisions of others that were only about marked memories and changed no other memory. One that did, such as
// a merge that replaced a value, stays, and is now about that other memory.
//
// @mode   write

MATCH (:Erased&(Memory|Forgotten))<-[:DECIDED]-(d:Decision)
WITH DISTINCT d
WHERE NOT d:Erased AND NOT EXISTS { MATCH (d)-[:DECIDED]->(other:Memory|Forgotten) WHERE NOT other:Erased }
CALL (d) {
  UNWIND coalesce(d.opened, []) + d.superseded AS id
  MATCH (other:Memory|Forgotten {id: id})
  WHERE NOT other:Erased
  RETURN other ORDER BY other.recordedAt DESC, other.id LIMIT 1
UNION ALL
  RETURN null AS other
}
WITH d, collect(other)[0] AS other
FOREACH (_ IN CASE WHEN other IS NULL THEN [1] ELSE [] END | SET d:Erased)
FOREACH (own IN CASE WHEN other IS NULL THEN [] ELSE [other] END |
  MERGE (d)-[:DECIDED]->(own)
  SET d.memoryId = CASE WHEN d.memoryId IS NULL THEN null ELSE own.id END);
