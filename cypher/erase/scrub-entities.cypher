// erase/scrub-entities: among entities of others in marked memories, marks those in no other memory, and removes names that occur only in
// marked memories.
//
// @mode   write
//
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (:Erased&(Memory|Forgotten))-[:OF|MENTIONS]->(e:Entity)
WITH DISTINCT e
WHERE NOT e:Erased
CALL (e) {
  MATCH (e)<-[r:OF|MENTIONS]-(m:Memory)
  WHERE NOT m:Erased AND m.supersededAt = $openEnd
  WITH r, m ORDER BY r.recordedAt DESC, m.id
  RETURN collect({name: r.name, role: r.role, kind: r.kind, isName: type(r) = 'OF' AND coalesce(m.attribute = 'name', false)}) AS said
}
WITH e, said, [one IN said WHERE one.isName AND one.name IS NOT NULL | one.name] + [one IN said WHERE one.name IS NOT NULL | one.name] AS names
SET e.name = names[0], e.role = [one IN said WHERE one.role IS NOT NULL | one.role][0],
    e.kind = ([one IN said WHERE one.role IS NOT NULL | one.kind] + [one IN said | one.kind])[0],
    e.aliases = reduce(all = [], name IN names | CASE WHEN name = names[0] OR name IN all THEN all ELSE all + name END)
FOREACH (_ IN CASE WHEN EXISTS { MATCH (e)<-[:OF|MENTIONS]-(m:Memory|Forgotten) WHERE NOT m:Erased } THEN [] ELSE [1] END | SET e:Erased);
