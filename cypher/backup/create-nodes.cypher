// backup/create-nodes: nodes without labels, which no other query finds; they get their labels when everything is loaded.
//
// @mode   write
// @param  nodes map[]  {key string, properties map, vectors map[] {property string, values vector}}
//
// :param nodes => [];

UNWIND $nodes AS node
CREATE (n:Restoring)
SET n = node.properties, n.restoreKey = node.key
WITH n, node
UNWIND node.vectors AS vector
CALL db.create.setNodeVectorProperty(n, vector.property, vector.values);
