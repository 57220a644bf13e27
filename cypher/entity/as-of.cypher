// entity/as-of: entities with the names in memories believed at $knownAt, oldest first; without those of which nothing was believed then.
//
// @mode   read
// @param  tenantId   string
// @param  contactId  string?   all of this contact
// @param  entityIds  string[]  else these
// @param  knownAt    instant?  null: now
// @param  afterId    string    the page begins after it
// @param  role       string[]? only with one of these
// @param  kind       string?
// @param  limit      int
// @return id         string
// @return contactId  string
// @return kind       string
// @return name       string?
// @return role       string?
// @return aliases    string[]
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param entityIds => [];
// :param knownAt => null;
// :param afterId => '';
// :param role => null;
// :param kind => null;
// :param limit => 100;
// :param latest => datetime('9999-12-31T23:59:59.998Z');

CALL () {
  MATCH (:Contact {id: $contactId})<-[:OF]-(e:Entity)
  RETURN e
UNION
  UNWIND $entityIds AS id
  MATCH (e:Entity {id: id})
  RETURN e
}
WITH e, coalesce($knownAt, $latest) AS knownAt
WHERE e.tenantId = $tenantId AND e.id > $afterId
CALL (e, knownAt) {
  MATCH (e)<-[r:OF|MENTIONS]-(m:Memory)
  WHERE m.recordedAt <= knownAt < m.supersededAt AND r.recordedAt <= knownAt
    AND NOT EXISTS { MATCH (d:Decision {id: r.decisionId}) WHERE d.revertedAt <= knownAt }
  WITH r, m ORDER BY r.recordedAt DESC, m.id
  RETURN collect({name: r.name, role: r.role, kind: r.kind, isName: type(r) = 'OF' AND coalesce(m.attribute = 'name', false)}) AS said
}
WITH e, said, [one IN said WHERE one.isName AND one.name IS NOT NULL | one.name] + [one IN said WHERE one.name IS NOT NULL | one.name] AS names
WHERE size(said) > 0
WITH e.id AS id, e.contactId AS contactId, names[0] AS name, [one IN said WHERE one.role IS NOT NULL | one.role][0] AS role,
     ([one IN said WHERE one.role IS NOT NULL | one.kind] + [one IN said | one.kind])[0] AS kind,
     reduce(all = [], name IN names | CASE WHEN name = names[0] OR name IN all THEN all ELSE all + name END) AS aliases
WHERE ($role IS NULL OR role IN $role) AND ($kind IS NULL OR kind = $kind)
RETURN id, contactId, kind, name, role, aliases
ORDER BY id
LIMIT $limit;
