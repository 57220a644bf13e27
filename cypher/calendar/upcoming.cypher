// calendar/upcoming: what is planned for a contact, does not come again and is not over, in order of start.
//
// @mode   read
// @param  contactId string
// @param  now       instant
// @param  knownAt   instant  the contact's last write
// @param  until     instant  only what starts before it
// @param  limit     int
// @return memory    memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();
// :param knownAt => datetime();
// :param until => datetime() + duration('P30D');
// :param limit => 50;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Event)
WHERE m.status = 'planned' AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt
  AND m.validFrom <= $now AND m.validTo > $now
  AND m.startsAt < $until AND (m.startsAt >= $now OR m.endsAt > $now) AND m.recurrence IS NULL
WITH m ORDER BY m.startsAt, m.id LIMIT $limit
RETURN m { // shape memory at $knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, .recursUntil, .moved, aliases: coalesce(m.aliases, []),
         startsKnown: coalesce(m.startsKnown, true), polarity: coalesce(m.polarity, 'holds'),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12)
       } AS memory
ORDER BY m.startsAt, m.id;
