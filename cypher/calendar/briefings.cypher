// calendar/briefings: a page of the notices of a tenant, newest first, with what they announced.
//
// @mode   read
// @param  tenantId  string
// @param  state     string?
// @param  beforeId  string   the page begins after this id
// @param  now       instant
// @param  limit     int
// @return id        string
// @return state     string
// @return attempts  int
// @return createdAt instant
// @return dueAt     instant
// @return settledAt instant?
// @return text      string?
// @return error     string?
// @return contactId string
// @return name      string?
// @return events    memory[]
//
// :param tenantId => 'default';
// :param state => null;
// :param beforeId => '~';
// :param now => datetime();
// :param limit => 50;

MATCH (n:Notice)-[:FOR]->(c:Contact)
WHERE n.tenantId = $tenantId AND n.id < $beforeId AND ($state IS NULL OR n.state = $state)
WITH n, c ORDER BY n.id DESC LIMIT $limit
RETURN n.id AS id, n.state AS state, n.attempts AS attempts, n.createdAt AS createdAt, n.dueAt AS dueAt, n.settledAt AS settledAt,
       n.text AS text, n.error AS error, c.id AS contactId, c.name AS name,
       COLLECT {
         MATCH (n)-[:ANNOUNCES]->(m:Event)
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
ORDER BY n.id DESC;
