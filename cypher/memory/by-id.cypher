// memory/by-id: one version of one fact, if it is the tenant's and was known.
//
// @mode   read
// @param  tenantId string
// @param  memoryId string
// @param  knownAt  instant?  null: now
// @param  latest   instant   before it every merge that stands was made, and none of them undone
// @return memory   memory
// @return knownAt  instant   where the read stands
// @return timezone string?   of the contact that answers for it now
//
// :param tenantId => 'default';
// :param memoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => null;
// :param latest => datetime('9999-12-31T23:59:59.998Z');

MATCH (m:Memory|Forgotten {id: $memoryId})-[:ABOUT]->(own:Contact)
WHERE m.tenantId = $tenantId
MATCH (own)-[r:MERGED_INTO WHERE r.recordedAt <= $latest < r.revertedAt]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.recordedAt <= $latest < on.revertedAt }
WITH m, c, coalesce($knownAt, c.lastWriteAt) AS knownAt
WHERE m.recordedAt <= knownAt
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory, knownAt, c.timezone AS timezone;
