// memory/revert: reverts a decision: ends what it began, begins again what it ended, and records the revert.
//
// @mode   write
// @param  contactId string
// @param  now       instant  system time of the write
// @param  decision  decided  that reverts
// @param  about     string[] the versions it is about: what it ends, and what the reverted one was about
// @param  closes    string[] versions no longer believed
// @param  copies    map[] {id string, of string} versions believed again
// @param  ends      string[] decisions that count no longer
// @param  begins    map[] {id string, of string, memoryId string} restatements that count again, each of the version now in place of what it restated
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param decision => {id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', reason: ''};
// :param about => [];
// :param closes => [];
// :param copies => [];
// :param ends => [];
// :param begins => [];

MATCH (c:Contact {id: $contactId})
SET c.lastWriteAt = $now, c.decisions = coalesce(c.decisions, 0) + 1 + size($begins)
WITH c
CALL () {
  UNWIND $closes AS id
  MATCH (m:Memory {id: id})
  SET m.supersededAt = $now, m:Superseded
}
CALL () {
  UNWIND $ends AS id
  MATCH (d:Decision {id: id})
  SET d.revertedAt = $now
}
CALL (c) {
  UNWIND $copies AS copy
  MATCH (old:Memory {id: copy.of})
  CREATE (m:Memory)-[:ABOUT]->(c)
  SET m = old {.*, id: copy.id, recordedAt: $now, supersededAt: $openEnd}
  FOREACH (_ IN CASE old.kind WHEN 'episodic' THEN [1] ELSE [] END | SET m:Event)
  FOREACH (_ IN CASE WHEN m.forgetAt IS NOT NULL THEN [1] ELSE [] END | SET m:Expiring)
  // It is in the full-text index of its language, like the original.
  SET m:$([label IN labels(old) WHERE label STARTS WITH 'TextIn'])
  CREATE (m)-[:SUPERSEDES {as: 'revert', decidedBy: 'caller', reason: $decision.reason, decisionId: $decision.id,
                           at: $now}]->(old)
  WITH m, old
  CALL (m, old) {
    MATCH (d:Decision)-[:DECIDED]->(old)
    WHERE d.outcome = 'restated' AND d.revertedAt = $openEnd
    CREATE (d)-[:DECIDED]->(m)
  }
  CALL (m, old) {
    MATCH (old)-[said:OF|MENTIONS]->(e:Entity)
    WHERE NOT EXISTS { MATCH (d:Decision {id: said.decisionId}) WHERE d.revertedAt <= $now }
    CREATE (m)-[carried:$(type(said))]->(e)
    SET carried = properties(said)
  }
  CALL (m, old) {
    MATCH (old)-[f:FROM]->(t:Turn)
    // What a version began with counts as long as the version does, even if that was reverted and the revert reverted.
    WHERE NOT EXISTS {
      MATCH (d:Decision {id: f.decisionId})
      WHERE d.revertedAt <= $now AND NOT d.outcome IN ['added', 'superseded', 'ended']
    }
    CREATE (m)-[:FROM {recordedAt: $now, decisionId: f.decisionId}]->(t)
  }
}
CALL (c) {
  UNWIND range(1, size($begins)) AS i
  WITH c, i, $begins[i - 1] AS begin
  MATCH (d:Decision {id: begin.of})
  MATCH (m:Memory {id: begin.memoryId})
  CREATE (again:Decision)-[:DECIDED]->(m)
  SET again = d {.*, id: begin.id, recordedAt: $now, revertedAt: $openEnd, key: null,
                 position: c.decisions - size($begins) + i}
  FOREACH (_ IN CASE WHEN again.forgetAt IS NOT NULL THEN [1] ELSE [] END | SET again:Expiring)
  WITH d, m, begin
  CALL (d, m, begin) {
    MATCH (d)-[:DECIDED]->(:Memory)-[said:OF|MENTIONS]->(e:Entity)
    WHERE said.decisionId = begin.of
    WITH DISTINCT m, begin, e, type(said) AS as, properties(said) AS properties
    CREATE (m)-[once:$(as)]->(e)
    SET once = properties, once.decisionId = begin.id
  }
  CALL (d, m, begin) {
    MATCH (d)-[:DECIDED]->(:Memory)-[f:FROM]->(t:Turn)
    WHERE f.decisionId = begin.of
    WITH DISTINCT m, begin, t
    CREATE (m)-[:FROM {recordedAt: $now, decisionId: begin.id}]->(t)
  }
}
CREATE (r:Decision)
SET r = $decision, r.revertedAt = $openEnd, r.position = c.decisions - size($begins)
WITH r
UNWIND $about AS id
MATCH (m:Memory|Forgotten {id: id})
CREATE (r)-[:DECIDED]->(m);
