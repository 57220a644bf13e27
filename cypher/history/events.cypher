// history/events: a contact's events that held at $validAt, as believed at $knownAt, by when they start.
//
// @mode   read
// @param  contactId  string
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  validAt    instant
// @param  knownAt    instant
// @param  from       instant  only what is not over by then
// @param  to         until    and starts before this
// @param  status     string?  as it is shown at $validAt: a plan whose time has passed is unconfirmed
// @param  afterStart instant?  the page begins after this start and id; null for the first page
// @param  afterId    string
// @param  limit      int
// @return memory     memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scopes => [''];
// :param validAt => datetime();
// :param knownAt => datetime();
// :param from => datetime('0001-01-01T00:00Z');
// :param to => datetime('9999-12-31T23:59:59.999Z');
// :param status => null;
// :param afterStart => null;
// :param afterId => '';
// :param limit => 100;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Event)
WHERE m.validFrom <= $validAt < m.validTo
  AND m.recordedAt <= $knownAt < m.supersededAt AND coalesce(m.agentId, '') IN $scopes
  AND ($status IS NULL OR $status = CASE
    WHEN m.status = 'planned' AND m.startsAt < $validAt AND coalesce(m.recursUntil, m.endsAt, m.startsAt) <= $validAt THEN 'unconfirmed'
    ELSE m.status END)
WITH m, coalesce(m.startsAt, m.validFrom) AS start
WHERE start < $to AND (start >= $from OR m.endsAt > $from OR m.recursUntil > $from)
  AND ($afterStart IS NULL OR start > $afterStart OR (start = $afterStart AND m.id > $afterId))
WITH m, start ORDER BY start, m.id LIMIT $limit
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
ORDER BY start, m.id;
