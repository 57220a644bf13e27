// entity/mentioning: the current versions about others or the contact that mention an entity.
//
// @mode   read
// @param  entityId string
// @return id       string
//
// :param entityId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (:Entity {id: $entityId})<-[:MENTIONS]-(m:Memory)
WHERE m.supersededAt = $openEnd
RETURN DISTINCT m.id AS id
ORDER BY id;
