// embedding/fill: sets vectors by node; one that was erased meanwhile, whose place another may have taken, is left out.
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
// Its lock, before it is looked at: it may be forgotten or redacted at this moment.
SET n.locked = true
REMOVE n.locked
WITH n, row
WHERE row.text IN [n.text, n.searchText]
CALL db.create.setNodeVectorProperty(n, $property, row.vector)
RETURN count(*) AS filled;
