// embedding/fill: sets vectors by node; erased nodes are left out, even if another node has the same id now.
//
// @mode   write
// @param  property string
// @param  vectors  map[] {nodeId string, text string, vector vector?} the text that was embedded
// @return filled   int
//
// :param property => 'embeddingB';
// :param vectors => [];

UNWIND $vectors AS row
MATCH (n)
WHERE elementId(n) = row.nodeId
// Locked before it is read, because it may be forgotten or redacted at this moment.
SET n.locked = true
REMOVE n.locked
WITH n, row
WHERE n.forgottenAt IS NULL AND row.text IN [n.text, n.searchText]
CALL db.create.setNodeVectorProperty(n, $property, row.vector)
RETURN count(*) AS filled;
