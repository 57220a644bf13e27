// history/told: what was told of a contact by $knownAt and touches a period, by its words.
//
// @mode   read
// @param  contactId  string
// @param  knownAt    instant
// @param  superseded boolean   also what was no longer believed by then
// @param  from       instant
// @param  to         instant
// @param  words      string[]  in lower case; all must occur in text, value or attribute
// @param  limit      int
// @return memory     memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => datetime();
// :param superseded => false;
// :param from => datetime('0001-01-01T00:00Z');
// :param to => datetime('9999-12-31T23:59:59.999Z');
// :param words => ['pune'];
// :param limit => 5000;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.recordedAt <= $knownAt AND ($superseded OR m.supersededAt > $knownAt)
  AND ((m.validFrom < $to AND m.validTo >= $from) OR (m.startsAt >= $from AND m.startsAt < $to))
  AND all(word IN $words WHERE toLower(m.text + ' ' + coalesce(m.value, '') + ' ' + coalesce(m.attribute, '')) CONTAINS word)
WITH m ORDER BY m.validFrom, m.id LIMIT $limit
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory
ORDER BY m.validFrom, m.id;
