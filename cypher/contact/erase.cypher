// contact/erase: deletes a contact and everything about them, and counts it.
//
// @mode   write
// @param  tenantId    string
// @param  contactId   string
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

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
// The write lock first: a write on its way would leave behind what it makes after we have looked.
SET c.locked = true
WITH c
CALL (c) { OPTIONAL MATCH (c)<-[:ABOUT]-(m:Memory) RETURN collect(DISTINCT m) AS ms }
CALL (c) { OPTIONAL MATCH (c)<-[:ABOUT]-(:Memory)<-[:DECIDED]-(d:Decision) RETURN collect(DISTINCT d) AS ds }
CALL (c) { OPTIONAL MATCH (c)<-[:WITH]-(s:Session) RETURN collect(DISTINCT s) AS ss }
CALL (c) { OPTIONAL MATCH (c)<-[:WITH]-(:Session)<-[:IN]-(t:Turn) RETURN collect(DISTINCT t) AS ts }
CALL (c) { OPTIONAL MATCH (c)-[:KNOWN_AS]->(i:Identifier) RETURN collect(DISTINCT i) AS is }
CALL (c) { OPTIONAL MATCH (c)-[:SUPERSEDES]->+(p:Profile) RETURN collect(DISTINCT p) AS ps }
CALL (c) { OPTIONAL MATCH (c)<-[:FOR]-(n:Notice) RETURN collect(DISTINCT n) AS notices }
CALL () { OPTIONAL MATCH (a:Answer {contactId: $contactId}) RETURN collect(a) AS answers }
WITH c, ms, ds, ss, ts, is, ps, answers, notices,
     size(ms) AS memories, size(ds) AS decisions, size(ss) AS sessions, size(ts) AS turns,
     size(is) AS identifiers, size(ps) AS profiles, size(answers) AS kept
FOREACH (x IN ms + ds + ss + ts + is + ps + answers + notices + [c] | DETACH DELETE x)
RETURN memories, decisions, sessions, turns, identifiers, profiles, kept AS answers;
