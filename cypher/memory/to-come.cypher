// memory/to-come: what was believed of a contact at $knownAt to begin to hold after $validAt, the next first; no events.
//
// @mode   read
// @param  contactId string
// @param  validAt   instant
// @param  knownAt   instant
// @param  limit     int
// @return memory    memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param limit => 20;

MATCH (m:Memory)
WHERE m.contactId = $contactId AND m.validFrom > $validAt AND m.id IS NOT NULL
  AND m.recordedAt <= $knownAt < m.supersededAt AND NOT m:Event
WITH m ORDER BY m.contactId, m.validFrom, m.id LIMIT $limit
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
ORDER BY m.validFrom, m.id;
