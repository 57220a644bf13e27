// memory/restated-since: the first restatement of what a decision began, after it, that still counts.
//
// @mode   read
// @param  ids     string[] the versions that are now in place of those it began
// @param  after   instant  when it was made
// @return id      string
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param after => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $ids AS memoryId
MATCH (d:Decision)-[:DECIDED]->(:Memory {id: memoryId})
WHERE d.outcome = 'restated' AND d.recordedAt > $after AND d.revertedAt = $openEnd
RETURN DISTINCT d.id AS id
ORDER BY id
LIMIT 1;
