// embedding/drop-vectors: removes the vectors of a slot, of texts and of words, 5,000 at a time, before another model fills it.
//
// @mode   write
// @param  property string
// @param  words    string  the property with the vectors of words: wordVectorsA or wordVectorsB
// @return dropped  int
//
// :param property => 'embeddingB';
// :param words => 'wordVectorsB';

MATCH (n:Memory|Turn) WHERE n[$property] IS NOT NULL OR n[$words] IS NOT NULL
WITH n LIMIT 5000
SET n[$property] = null, n[$words] = null
RETURN count(*) AS dropped;
