// memory/restated-since: the first restatement after a decision, still counting, of a version that it carried on.
//
// @mode   read
// @param  ids      string[] the versions that are now in place of those it began
// @param  after    instant  when it was made
// @param  position int      its number among the decisions of its contact: what one call decided has one time
// @return id       string
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param after => datetime();
// :param position => 0;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $ids AS memoryId
MATCH (d:Decision)-[:DECIDED]->(:Memory {id: memoryId})
WHERE d.outcome = 'restated' AND d.revertedAt = $openEnd
  AND (d.recordedAt > $after OR (d.recordedAt = $after AND d.position > $position))
WITH DISTINCT d
RETURN d.id AS id
ORDER BY d.recordedAt, d.position, id
LIMIT 1;
