// calendar/series: the recurring plans of a contact that are not over, in order of their beginning.
//
// @mode   read
// @param  contactId string
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  tiers     string[]
// @param  now       instant
// @param  knownAt   instant  the contact's last write
// @param  until     instant  only what starts before it
// @param  limit     int
// @return memory    memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scopes => [''];
// :param tiers => ['core', 'working', 'archive'];
// :param now => datetime();
// :param knownAt => datetime();
// :param until => datetime() + duration('P30D');
// :param limit => 50;

MATCH (m:Event)
USING INDEX SEEK m:Event(contactId, startsAt, id)
WHERE m.contactId = $contactId AND m.startsAt < $until AND m.id IS NOT NULL
// Of what does not recur, which can be thousands, nothing else is read: no condition is moved before an aggregation.
WITH collect(CASE WHEN m.recursUntil > $now THEN m END) AS series
UNWIND series AS m
WITH m WHERE m.recurrence IS NOT NULL
  AND m.status = 'planned' AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND coalesce(m.agentId, '') IN $scopes
  AND coalesce(m.tier, 'working') IN $tiers
  AND m.validFrom <= $now AND m.validTo > $now
WITH m ORDER BY m.startsAt, m.id LIMIT $limit
RETURN m { // shape memory at $knownAt
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
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(m.restatedAt, m.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } AS memory
ORDER BY m.startsAt, m.id;
