// history/learned: the versions whose belief began or ended after one instant and by another, oldest first.
//
// @mode   read
// @param  contactId string
// @param  after     instant
// @param  knownAt   instant
// @param  limit     int
// @return memory    memory
// @return links     map[]   {as, reason, old}: what it replaced, if its belief began then
// @return withdrawn string? why its belief ended without a successor, if it did then
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param after => datetime() - duration('P30D');
// :param knownAt => datetime();
// :param limit => 5000;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE $after < m.recordedAt <= $knownAt OR $after < m.supersededAt <= $knownAt
WITH m, m.recordedAt > $after AS began ORDER BY m.recordedAt, m.validFrom, m.id LIMIT $limit
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory,
       COLLECT {
         MATCH (m)-[r:SUPERSEDES]->(old:Memory)
         WHERE began
         RETURN {as: r.as, reason: r.reason, old: old {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(old.aliases, []),
         confidence: round(1 - reduce(doubt = 1 - old.confidence, d IN [(d:Decision)-[:DECIDED]->(old) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } } ORDER BY old.recordedAt, old.id
       } AS links,
       COLLECT {
         MATCH (d:Decision)-[:DECIDED]->(m)
         WHERE (d.outcome = 'withdrawn' OR (d.outcome = 'reverted' AND m.id IN d.superseded)) AND $after < d.recordedAt <= $knownAt
         RETURN d.reason
       }[0] AS withdrawn
ORDER BY m.recordedAt, m.validFrom, m.id;
