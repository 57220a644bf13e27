// fork/end: closes a fork, and deletes everything of its own.
//
// @mode   write
// @param  id    string
// @param  state string  merged or dropped
// @param  now   instant
//
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';
// :param state => 'dropped';
// :param now => datetime();

MATCH (f:Fork {id: $id})
SET f.state = $state, f.endedAt = $now
WITH f
CALL (f) {
  MATCH (f)<-[:ABOUT]-(m:Memory|Forgotten)
  OPTIONAL MATCH (m)<-[:DECIDED]-(d:Decision)
  WITH collect(DISTINCT m) + collect(DISTINCT d) AS gone
  RETURN gone
}
CALL (f) {
  OPTIONAL MATCH (f)<-[:OF]-(e:Entity)
  RETURN collect(e) AS entities
}
CALL (f) {
  OPTIONAL MATCH (a:Answer {contactId: f.id})
  RETURN collect(a) AS answers
}
FOREACH (n IN gone + entities + answers | DETACH DELETE n);
