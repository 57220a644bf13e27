// shape/memory: a memory as every query returns it; a forgotten one has only its times.
//
// @mode   read
// @param  id      string
// @param  knownAt instant  which restatements count
// @return memory  memory
//
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => datetime();

MATCH (m:Memory|Forgotten {id: $id})
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
       } AS memory;
