// entity/refresh: updates the entities of some versions with the names in current versions; entities without current versions get none.
// Reads as of a time use the versions themselves (entity/as-of).
//
// @mode   write
// @param  memoryIds string[]
// @param  added     string[] versions that were only linked at $now: what they call an entity as it is called already changes nothing
// @param  now       instant  system time of the write
//
// :param memoryIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param added => [];
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

CALL () {
  UNWIND $memoryIds AS memoryId
  MATCH (:Memory|Forgotten {id: memoryId})-[:OF|MENTIONS]->(e:Entity)
  RETURN e
UNION
  // Thousands of versions can speak of one entity, and few say anything new of it.
  UNWIND $added AS memoryId
  MATCH (:Memory {id: memoryId})-[r:OF|MENTIONS]->(e:Entity)
  WHERE r.recordedAt = $now
    AND (r.name <> coalesce(e.name, '') OR r.role <> coalesce(e.role, '') OR coalesce(r.kind, '') <> coalesce(e.kind, ''))
  RETURN e
}
CALL (e) {
  MATCH (e)<-[r:OF|MENTIONS]-(m:Memory)
  WHERE m.supersededAt = $openEnd AND NOT EXISTS { MATCH (d:Decision {id: r.decisionId}) WHERE d.revertedAt <= $now }
  WITH r, m ORDER BY r.recordedAt DESC, m.id
  RETURN collect({name: r.name, role: r.role, kind: r.kind, isName: type(r) = 'OF' AND coalesce(m.attribute = 'name', false)}) AS said
}
WITH e, said, [one IN said WHERE one.isName AND one.name IS NOT NULL | one.name] + [one IN said WHERE one.name IS NOT NULL | one.name] AS names
SET e.name = names[0], e.role = [one IN said WHERE one.role IS NOT NULL | one.role][0],
    e.kind = ([one IN said WHERE one.role IS NOT NULL | one.kind] + [one IN said | one.kind])[0],
    e.aliases = reduce(all = [], name IN names | CASE WHEN name = names[0] OR name IN all THEN all ELSE all + name END);
