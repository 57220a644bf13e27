// history/events: a contact's events that held at $validAt, as believed at $knownAt, by when they start.
//
// @mode   read
// @param  contactId  string
// @param  validAt    instant
// @param  knownAt    instant
// @param  from       instant  only what takes place from here on
// @param  to         until    and starts before this
// @param  status     string?  as it is shown at $validAt: a plan whose time has passed is unconfirmed
// @param  afterStart instant?  the page begins after this start and id; null for the first page
// @param  afterId    string
// @param  limit      int
// @return memory     memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
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
  AND m.recordedAt <= $knownAt < m.supersededAt
  AND ($status IS NULL OR $status = CASE
    WHEN m.status = 'planned' AND m.startsAt < $validAt AND coalesce(m.recursUntil, m.endsAt, m.startsAt) <= $validAt THEN 'unconfirmed'
    ELSE m.status END)
WITH m, coalesce(m.startsAt, m.validFrom) AS start
WHERE start < $to AND (start >= $from OR m.endsAt > $from OR m.recursUntil > $from)
  AND ($afterStart IS NULL OR start > $afterStart OR (start = $afterStart AND m.id > $afterId))
WITH m, start ORDER BY start, m.id LIMIT $limit
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
ORDER BY start, m.id;
