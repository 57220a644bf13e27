// memory/by-id: one version, if it is the tenant's and was known.
//
// @mode   read
// @param  tenantId string
// @param  memoryId string
// @param  knownAt  instant?  null: now
// @return memory   memory
// @return knownAt  instant   system time of the read
// @return timezone string?   of the contact that answers for it now, else of the tenant
// @return country  string?   of the tenant
//
// :param tenantId => 'default';
// :param memoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => null;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (m:Memory|Forgotten {id: $memoryId})-[:ABOUT]->(own:Contact)
WHERE m.tenantId = $tenantId
OPTIONAL MATCH (tenant:Tenant {id: $tenantId})
MATCH (own)-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]->{0,100}(c:Contact)
WHERE NOT EXISTS { (c)-[on:MERGED_INTO]->() WHERE on.revertedAt = $openEnd }
WITH m, c, tenant, coalesce($knownAt, c.lastWriteAt) AS knownAt
WHERE m.recordedAt <= knownAt
RETURN m { // shape memory at knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags,
         validFrom: m.validFrom.epochMillis, validTo: m.validTo.epochMillis, saidAt: m.saidAt.epochMillis,
         recordedAt: m.recordedAt.epochMillis, supersededAt: m.supersededAt.epochMillis, .precision, .language, .expression,
         begins: m.begins.epochMillis, holdsFrom: m.holdsFrom.epochMillis, holdsTo: m.holdsTo.epochMillis, startsAt: m.startsAt.epochMillis, endsAt: m.endsAt.epochMillis, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, recursUntil: m.recursUntil.epochMillis, .moved, aliases: coalesce(m.aliases, []),
         .repository, .validFromRevision, .validToRevision, .category, .agentId, lastRecalledAt: m.lastRecalledAt.epochMillis,
         recallCount: coalesce(m.recallCount, 0), tier: coalesce(m.tier, 'working'), pins: coalesce(m.pins, []),
         startsKnown: coalesce(m.startsKnown, true), polarity: coalesce(m.polarity, 'holds'),
         modality: coalesce(m.modality, 'fact'),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(m.restatedAt, m.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } AS memory, knownAt, coalesce(c.timezone, tenant.timezone) AS timezone, tenant.country AS country;
