// conversation/turns-of: the first turns of many sessions, each in order.
//
// @mode   read
// @param  tenantId   string
// @param  sessionIds string[]
// @param  knownAt    instant?  null: now
// @param  limit      int       of each session
// @return sessionId  string
// @return knownAt    instant   system time of the read of the session
// @return turns      turn[]
//
// :param tenantId => 'default';
// :param sessionIds => ['call-1'];
// :param knownAt => datetime();
// :param latest => datetime('9999-12-31T23:59:59.998Z');
// :param limit => 100;

UNWIND $sessionIds AS sessionId
MATCH (s:Session {tenantId: $tenantId, id: sessionId})-[:WITH]->(own:Contact)
WITH s, own, coalesce($knownAt, $latest) AS at
MATCH (own)-[r:MERGED_INTO WHERE r.recordedAt <= at < r.revertedAt]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.recordedAt <= at < on.revertedAt }
WITH s, CASE WHEN at < c.lastWriteAt THEN at ELSE c.lastWriteAt END AS knownAt
RETURN s.id AS sessionId, knownAt,
       COLLECT {
         MATCH (s)<-[:IN]-(t:Turn)
         WHERE t.recordedAt <= knownAt
         RETURN t { // shape turn
                  .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
                  at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
                  refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
                  forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
                } ORDER BY t.position, t.id LIMIT $limit
       } AS turns
ORDER BY s.id;
