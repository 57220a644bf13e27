// memory/effects: what a decision did, so that it can be reverted.
//
// @mode   read
// @param  tenantId    string
// @param  decisionId  string
// @return id          string
// @return contactId   string
// @return memoryId    string   what it was about
// @return outcome     string
// @return text        string
// @return cardinality string?  of the statement; if that did not say how many values there are, what was last said of the fact before
// @return recordedAt  instant
// @return position    int      among the decisions of its contact; 0 for one from before they were counted
// @return revertedAt  until
// @return revertedBy  string?
// @return opened      string[] versions that began with it
// @return carrying    string[] those of them that carry on a fact that was believed before
// @return closed      string[] versions that ended with it
// @return begun       string[] restatements that count since then
// @return ended       string[] restatements that count no longer
// @return ofMerge     boolean  a merge, or the undoing of one
// @return isForgotten boolean  something that it did cannot be undone, since it was forgotten; that is in none of the lists
//
// :param tenantId => 'default';
// :param decisionId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (d:Decision {id: $decisionId})-[:DECIDED]->(about:Memory|Forgotten)
WHERE d.tenantId = $tenantId
WITH d, about ORDER BY coalesce(about.id = d.memoryId, false) DESC, about.recordedAt, about.id
WITH d, collect(about)[0] AS m
WITH d, m,
     CASE d.outcome
       WHEN 'added' THEN [m.id]
       WHEN 'superseded' THEN [m.id] + COLLECT {
         MATCH (m)-[mine:SUPERSEDES]->(:Memory|Forgotten)<-[other:SUPERSEDES]-(x:Memory|Forgotten)
         WHERE mine.decisionId = d.id AND other.decisionId = d.id AND x <> m
         RETURN DISTINCT x.id
       }
       WHEN 'ended' THEN COLLECT { MATCH (d)-[:DECIDED]->(x:Memory|Forgotten) WHERE x.recordedAt = d.recordedAt RETURN x.id }
       WHEN 'reverted' THEN d.opened
       WHEN 'merged' THEN d.opened
       ELSE []
     END + CASE WHEN d.outcome IN ['reverted', 'merged'] THEN [] ELSE coalesce(d.opened, []) END AS opened,
     CASE d.outcome WHEN 'withdrawn' THEN [m.id] + coalesce(d.superseded, []) ELSE d.superseded END AS closed,
     CASE
       WHEN m:Forgotten THEN []
       WHEN d.outcome = 'restated' THEN [d.id]
       WHEN d.outcome = 'reverted' THEN d.begun
       ELSE []
     END AS begun,
     CASE WHEN m:Memory AND d.outcome = 'reverted' THEN d.ended ELSE [] END AS ended
// A statement that something no longer holds need not say how many values there are.
WITH d, m, opened, closed, begun, ended,
     CASE WHEN d.cardinality IN ['one', 'many'] OR NOT d.outcome IN ['withdrawn', 'ended', 'corrected'] THEN null ELSE m.factId END AS factId
WITH d, m, opened, closed, begun, ended, COLLECT {
  MATCH (:Memory {factId: factId})<-[:DECIDED]-(told:Decision)
  WHERE told.cardinality IN ['one', 'many'] AND told.recordedAt <= d.recordedAt
  RETURN told.cardinality ORDER BY told.recordedAt DESC, told.position DESC, told.id LIMIT 1
} AS stated
WITH d, m, begun, ended, stated, size(opened) + size(closed) AS did,
     COLLECT { UNWIND opened AS id MATCH (x:Memory {id: id}) RETURN x.id } AS opened,
     COLLECT { UNWIND closed AS id MATCH (x:Memory {id: id}) RETURN x.id } AS closed
RETURN d.id AS id, d.contactId AS contactId, m.id AS memoryId, d.outcome AS outcome, d.text AS text,
       coalesce(stated[0], d.cardinality) AS cardinality, d.recordedAt AS recordedAt, coalesce(d.position, 0) AS position, d.revertedAt AS revertedAt,
       COLLECT { MATCH (r:Decision)-[:DECIDED]->(m) WHERE r.reverts = d.id RETURN r.id }[0] AS revertedBy,
       opened,
       COLLECT {
         UNWIND opened AS id
         MATCH (x:Memory {id: id})
         WHERE d.outcome = 'merged'
            OR x.kind <> 'episodic' AND EXISTS { MATCH (x)-[r:SUPERSEDES]->() WHERE r.decisionId = d.id AND NOT r.as IN ['change', 'correction'] }
         RETURN x.id
       } AS carrying,
       closed, begun, ended,
       d.outcome = 'merged' OR EXISTS { MATCH (x:Decision {id: d.reverts}) WHERE x.outcome = 'merged' } AS ofMerge,
       m:Forgotten OR d.outcome IN ['forgotten', 'redacted'] OR did > size(opened) + size(closed) AS isForgotten;
