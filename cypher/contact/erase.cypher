// contact/erase: deletes a contact, those merged into it, and everything about them, and counts it. Copies that a merge made
// of their memories for another contact go too, also where the merge was undone.
//
// @mode   write
// @param  tenantId    string
// @param  contactId   string
// @param  openEnd     instant
// @return memories    int
// @return decisions   int
// @return sessions    int
// @return turns       int
// @return identifiers int
// @return profiles    int
// @return answers     int
//
// :param tenantId => 'default';
// :param contactId => 'none';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
// The write lock first: a write on its way would leave behind what it makes after we have looked.
SET c.locked = true
WITH c, COLLECT {
  MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
  RETURN DISTINCT one
} AS pool
CALL (pool) { UNWIND pool AS one SET one.locked = true }
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)<-[:ABOUT]-(m:Memory|Forgotten) RETURN collect(DISTINCT m) AS ms }
CALL (ms) {
  UNWIND ms AS m
  MATCH (m)<-[:COPY_OF]-(copy:Memory|Forgotten)
  MATCH (copy)<-[r:COPY_OF|SUPERSEDES WHERE type(r) = 'COPY_OF' OR r.as IN ['revert', 'remainder']]-{0,100}(carried:Memory|Forgotten)
  RETURN collect(DISTINCT carried) AS copies
}
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)<-[:ABOUT]-(:Memory|Forgotten)<-[:DECIDED]-(d:Decision) RETURN collect(DISTINCT d) AS own }
CALL (copies, own) {
  UNWIND copies AS copy
  MATCH (copy)<-[:DECIDED]-(d:Decision)
  WITH DISTINCT d, copies, own
  WHERE NOT d IN own AND NOT EXISTS { MATCH (d)-[:DECIDED]->(other:Memory|Forgotten) WHERE NOT other IN copies }
  RETURN collect(d) AS others
}
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)<-[:WITH]-(s:Session) RETURN collect(DISTINCT s) AS ss }
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)<-[:WITH]-(:Session)<-[:IN]-(t:Turn) RETURN collect(DISTINCT t) AS ts }
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)-[:KNOWN_AS]->(i:Identifier) RETURN collect(DISTINCT i) AS is }
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)-[:SUPERSEDES]->+(p:Profile) RETURN collect(DISTINCT p) AS ps }
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (one)<-[:FOR]-(n:Notice) RETURN collect(DISTINCT n) AS notices }
CALL (pool) { UNWIND pool AS one OPTIONAL MATCH (a:Answer {contactId: one.id}) RETURN collect(DISTINCT a) AS answers }
WITH pool, ms + [copy IN copies WHERE NOT copy IN ms] AS ms, own + others AS ds, ss, ts, is, ps, answers, notices
WITH pool, ms, ds, ss, ts, is, ps, answers, notices,
     size(ms) AS memories, size(ds) AS decisions, size(ss) AS sessions, size(ts) AS turns,
     size(is) AS identifiers, size(ps) AS profiles, size(answers) AS kept
FOREACH (x IN ms + ds + ss + ts + is + ps + answers + notices + pool | DETACH DELETE x)
RETURN memories, decisions, sessions, turns, identifiers, profiles, kept AS answers;
