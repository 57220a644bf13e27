// recall/endings: what was said when versions ended, if an end was stated, or when plans were cancelled; for a copy, when its original
// was.
//
// @mode   read
// @param  ids     string[]
// @param  knownAt instant
// @return id      string
// @return text    string   the statement that ended it
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();

UNWIND $ids AS id
MATCH (copy:Memory {id: id})
MATCH (copy)-[:COPY_OF]->{0,50}(m:Memory)
CALL (m) {
  MATCH (m)-[r:SUPERSEDES]->(:Memory|Forgotten)
  WHERE r.as = 'remainder'
  MATCH (d:Decision {id: r.decisionId})
  WHERE d.outcome = 'ended'
  RETURN d
UNION
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome = 'withdrawn'
  RETURN d
}
WITH id, d
WHERE d.recordedAt <= $knownAt < d.revertedAt AND d.text <> ''
WITH id, d ORDER BY d.recordedAt DESC, d.id
RETURN id, collect(d.text)[0] AS text
ORDER BY id;
