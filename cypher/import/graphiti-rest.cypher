// import/graphiti-rest: how many entities and episodes a Graphiti database has beside its facts.
//
// @mode   read
// @param  group    string?  only of this group
// @return entities int
// @return episodes int
//
// :param group => null;

RETURN COUNT { MATCH (n:Entity) WHERE $group IS NULL OR n.group_id = $group } AS entities,
       COUNT { MATCH (e:Episodic) WHERE $group IS NULL OR e.group_id = $group } AS episodes;
