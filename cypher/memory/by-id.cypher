// memory/by-id: one version of one fact, if it is the tenant's and was known.
//
// @mode   read
// @param  tenantId string
// @param  memoryId string
// @param  knownAt  instant?  null: now
// @return memory   memory
// @return knownAt  instant   system time of the read
// @return timezone string?   of the contact that answers for it now
//
// :param tenantId => 'default';
// :param memoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => null;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (m:Memory|Forgotten {id: $memoryId})-[:ABOUT]->(own:Contact)
WHERE m.tenantId = $tenantId
MATCH (own)-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.revertedAt = $openEnd }
WITH m, c, coalesce($knownAt, c.lastWriteAt) AS knownAt
WHERE m.recordedAt <= knownAt
RETURN m { // shape memory at knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, .recursUntil, .moved, aliases: coalesce(m.aliases, []),
         startsKnown: coalesce(m.startsKnown, true), polarity: coalesce(m.polarity, 'holds'),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12)
       } AS memory, knownAt, c.timezone AS timezone;
