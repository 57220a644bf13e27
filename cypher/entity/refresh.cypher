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

// Thousands of versions can speak of one entity, and few say anything new of it.
CALL () {
  UNWIND $memoryIds AS memoryId
  MATCH (m:Memory|Forgotten {id: memoryId})-[r:OF|MENTIONS]->(e:Entity)
  RETURN e, false AS isNew, false AS isSaidAgain,
         (type(r) = 'OF' AND coalesce(m.attribute = 'name', false)) OR coalesce(r.name <> coalesce(e.name, ''), false)
           OR coalesce(r.role <> coalesce(e.role, ''), false) AS isOther
UNION ALL
  UNWIND $added AS memoryId
  MATCH (m:Memory {id: memoryId})-[r:OF|MENTIONS]->(e:Entity)
  USING INDEX SEEK m:Memory(id)
  WHERE r.recordedAt = $now
  WITH e, r, m, coalesce(r.kind, '') = coalesce(e.kind, '') AS isOfKind
  RETURN e, true AS isNew,
         isOfKind AND m.supersededAt = $openEnd AND coalesce(r.name, '') = coalesce(e.name, '') AND coalesce(r.role, '') = coalesce(e.role, '') AS isSaidAgain,
         NOT isOfKind OR coalesce(r.name <> coalesce(e.name, ''), false) OR coalesce(r.role <> coalesce(e.role, ''), false) AS isOther
}
WITH e, collect(isNew) AS new, collect(isSaidAgain) AS again, collect(isOther) AS other
// What is believed no longer changes nothing if all of it is said anew, and it said nothing else.
WHERE true IN other OR (false IN new AND NOT true IN again)
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
