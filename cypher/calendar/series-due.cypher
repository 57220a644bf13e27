// calendar/series-due: what the contacts of a tenant have planned that comes again and is not over, in the order in which it began.
//
// @mode   read
// @param  tenantId   string
// @param  now        instant
// @param  until      instant
// @param  limit      int
// @return memory     memory
// @return name       string?  of the contact
// @return timezone   string?  of the contact
//
// :param tenantId => 'default';
// :param now => datetime();
// :param until => datetime() + duration('P1D');
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param limit => 50;

MATCH (m:Event)
WHERE m.tenantId = $tenantId AND m.recursUntil > $now AND m.startsAt <= $until AND m.status = 'planned'
  AND m.supersededAt = $openEnd AND m.validTo > $now
  AND NOT EXISTS { (m)-[:ABOUT]->(:Contact)-[:MERGED_INTO {revertedAt: $openEnd}]->() }
WITH m ORDER BY m.startsAt, m.id LIMIT $limit
MATCH (m)-[:ABOUT]->(c:Contact)
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
       } AS memory, c.name AS name, c.timezone AS timezone
ORDER BY m.startsAt, m.id;
