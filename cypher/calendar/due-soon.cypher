// calendar/due-soon: the planned events of all contacts of a tenant that start soon, without series, in order of start.
//
// @mode   read
// @param  tenantId   string
// @param  now        instant
// @param  until      instant
// @param  afterStart instant  the page begins after this start and id
// @param  afterId    string
// @param  limit      int
// @return memory     memory
// @return name       string?  of the contact
//
// :param tenantId => 'default';
// :param now => datetime();
// :param until => datetime() + duration('P1D');
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param afterStart => datetime('0001-01-01T00:00Z');
// :param afterId => '';
// :param limit => 50;

MATCH (m:Event)
WHERE m.tenantId = $tenantId AND m.startsAt > $now AND m.startsAt <= $until AND m.status = 'planned'
  AND m.supersededAt = $openEnd AND m.validTo > $now AND m.recurrence IS NULL AND m.agentId IS NULL
  AND NOT EXISTS { (m)-[:ABOUT]->(:Fork) }
  AND NOT EXISTS { (m)-[:ABOUT]->(:Contact)-[:MERGED_INTO {revertedAt: $openEnd}]->() }
  AND (m.startsAt > $afterStart OR (m.startsAt = $afterStart AND m.id > $afterId))
WITH m ORDER BY m.startsAt, m.id LIMIT $limit
MATCH (m)-[:ABOUT]->(c:Contact)
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
       } AS memory, c.name AS name
ORDER BY m.startsAt, m.id;
