// calendar/grep-events: the next events of a contact that can match a pattern, newest first.
//
// @mode   read
// @param  contactId   string
// @param  from        instant
// @param  to          until
// @param  knownAt     instant
// @param  certain     string   folded; every match holds it
// @param  beforeStart instant? the page begins after this start and id; null for the first page
// @param  afterId     string
// @param  limit       int
// @return memory      memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param from => datetime('0001-01-01T00:00Z');
// :param to => datetime('9999-12-31T23:59:59.999Z');
// :param knownAt => datetime();
// :param certain => 'dentist';
// :param beforeStart => null;
// :param afterId => '';
// :param limit => 200;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Event)
WHERE m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.agentId IS NULL
  // A plan that moved is still believed, for the time before it moved.
  AND m.validTo > $knownAt
WITH m, coalesce(m.startsAt, m.validFrom) AS start
WHERE start < $to AND (start >= $from OR m.endsAt > $from OR m.recursUntil > $from)
  AND ($beforeStart IS NULL OR start < $beforeStart OR (start = $beforeStart AND m.id > $afterId))
  AND any(words IN [m.text, m.subject, m.verb, m.object] + coalesce(m.aliases, []) WHERE replace(toLower(toUpper(words)), 'i\u0307', 'i') CONTAINS $certain)
WITH m, start ORDER BY start DESC, m.id LIMIT $limit
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
ORDER BY start DESC, m.id;
