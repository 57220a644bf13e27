// memory/current: all that is believed of a contact now, whenever it held.
//
// @mode   read
// @param  contactId string
// @param  knownAt   instant  system time of the contact's last write
// @param  openEnd   instant
// @return memory    memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.supersededAt = $openEnd
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory
ORDER BY m.id;
