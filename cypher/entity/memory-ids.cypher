// entity/memory-ids: memories believed at $knownAt that are about one of the entities or mention one.
//
// @mode   read
// @param  entityIds string[]
// @param  knownAt   instant
// @return id        string
// @return isAbout   boolean  false: it mentions one only
//
// :param entityIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();

UNWIND $entityIds AS entityId
MATCH (:Entity {id: entityId})<-[r:OF|MENTIONS]-(m:Memory)
WHERE m.recordedAt <= $knownAt < m.supersededAt AND r.recordedAt <= $knownAt
RETURN m.id AS id, max(CASE type(r) WHEN 'OF' THEN 1 ELSE 0 END) = 1 AS isAbout
ORDER BY id
LIMIT 2000;
