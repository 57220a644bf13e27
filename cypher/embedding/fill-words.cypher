// embedding/fill-words: sets the vectors of words by node; a turn that was erased or changed meanwhile is left out.
//
// @mode   write
// @param  words    string  wordVectorsA or wordVectorsB
// @param  vectors  map[] {nodeId string, context string, vectors string} the context that they were made in
// @return filled   int
//
// :param words => 'wordVectorsA';
// :param vectors => [];

UNWIND $vectors AS row
MATCH (t:Turn)
WHERE elementId(t) = row.nodeId
// Locked before it is read, because it may be forgotten or redacted at this moment.
SET t.locked = true
REMOVE t.locked
WITH t, row
WHERE t.context = row.context
SET t[$words] = row.vectors
RETURN count(*) AS filled;
