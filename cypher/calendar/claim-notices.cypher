// calendar/claim-notices: leases those of the locked notices that are still due, and reads what they announce by now.
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
// @return timezone    string?
// @return events      memory[]  that are still planned as they were announced, and have not begun
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
RETURN n.id AS id, n.tenantId AS tenantId, n.attempts AS attempts, c.id AS contactId, c.name AS name, c.timezone AS timezone,
       COLLECT {
         MATCH (n)-[:ANNOUNCES]->(m:Event)
         WHERE m.supersededAt = $openEnd AND m.status = 'planned' AND m.validTo > $now AND m.startsAt > $now
         RETURN m { // shape memory at $now
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, .recursUntil, .moved, aliases: coalesce(m.aliases, []),
         startsKnown: coalesce(m.startsKnown, true), polarity: coalesce(m.polarity, 'holds'),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $now < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12)
       } ORDER BY m.startsAt, m.id
       } AS events
ORDER BY id;
