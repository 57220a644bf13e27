// calendar/claim-notices: leases the locked notices that are still due, and reads the events that they announce now.
//
// @mode   write
// @param  ids         string[]
// @param  now         instant
// @param  leasedUntil instant   until then no other instance sends them
// @return id          string
// @return tenantId    string
// @return attempts    int       including this one
// @return contactId   string
// @return name        string?
// @return timezone    string?   of the contact, else of the tenant
// @return webhookUrl  string?   where the tenant has its own
// @return webhookSecret string?
// @return events      memory[]  that are still planned as they were announced, filed or left over since, and have not begun
//
// :param ids => [];
// :param now => datetime();
// :param leasedUntil => datetime() + duration('PT1M');
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (n:PendingNotice)
WHERE n.id IN $ids
REMOVE n.locked
WITH n
WHERE n.dueAt <= $now AND n.leasedUntil <= $now
SET n.leasedUntil = $leasedUntil, n.attempts = n.attempts + 1
WITH n
MATCH (n)-[:FOR]->(c:Contact)
OPTIONAL MATCH (tenant:Tenant {id: n.tenantId})
RETURN n.id AS id, n.tenantId AS tenantId, n.attempts AS attempts, c.id AS contactId, c.name AS name, coalesce(c.timezone, tenant.timezone) AS timezone,
       tenant.webhookUrl AS webhookUrl, tenant.webhookSecret AS webhookSecret,
       COLLECT {
         MATCH (n)-[:ANNOUNCES]->(:Memory) (()<-[s:SUPERSEDES WHERE s.as IN ['filed', 'remainder']]-()){0,50} (m:Event)
         WHERE m.supersededAt = $openEnd AND m.status = 'planned' AND m.validTo > $now AND m.startsAt > $now AND m.agentId IS NULL
           AND NONE(at IN split(coalesce(split(m.recurrence, 'EXDATE:')[1], ''), ',') WHERE at <> '' AND datetime(at).epochSeconds = m.startsAt.epochSeconds)
         WITH DISTINCT m
         RETURN m { // shape memory at $now
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
           WHERE again.outcome = 'restated' AND again.recordedAt <= $now < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(m.restatedAt, m.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $now < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } ORDER BY m.startsAt, m.id
       } AS events
ORDER BY id;
