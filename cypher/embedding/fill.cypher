// embedding/fill: sets vectors by node.
//
// @mode   write
// @param  property string
// @param  vectors  map[]   {nodeId, vector}
// @return filled   int
//
// :param property => 'embeddingB';
// :param vectors => [];

UNWIND $vectors AS row
MATCH (n) WHERE elementId(n) = row.nodeId
CALL db.create.setNodeVectorProperty(n, $property, row.vector)
RETURN count(*) AS filled;
