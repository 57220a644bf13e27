// entity/drop-unspoken: removes those of these entities that no version ever mentioned.
//
// @mode   write
// @param  entityIds string[]
//
// :param entityIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $entityIds AS id
MATCH (e:Entity {id: id})
WHERE NOT EXISTS { (e)<-[:OF|MENTIONS]-() }
DETACH DELETE e;
