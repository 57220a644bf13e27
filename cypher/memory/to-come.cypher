// memory/to-come: what was believed of a contact at $knownAt to begin after $validAt, the next first, without events and the archive.
//
// @mode   read
// @param  contactId string
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  validAt   instant
// @param  knownAt   instant
// @param  limit     int
// @return memory    memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scopes => [''];
// :param validAt => datetime();
// :param knownAt => datetime();
// :param limit => 20;

CALL () {
  MATCH (m:Memory)
  WHERE m.contactId = $contactId AND m.validFrom > $validAt AND m.id IS NOT NULL
    AND m.recordedAt <= $knownAt < m.supersededAt AND NOT m:Event AND coalesce(m.agentId, '') IN $scopes
    AND coalesce(m.tier, 'working') <> 'archive'
  WITH m ORDER BY m.contactId, m.validFrom, m.id LIMIT $limit
  RETURN m, CASE WHEN m.holdsFrom > m.validFrom THEN m.holdsFrom ELSE m.validFrom END AS begins
UNION ALL
  // What was announced is known before it begins.
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, holdsFrom, id)
  WHERE m.contactId = $contactId AND m.holdsFrom > $validAt AND m.id IS NOT NULL
    AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND NOT m:Event
    AND coalesce(m.agentId, '') IN $scopes AND coalesce(m.tier, 'working') <> 'archive'
  WITH m, m.holdsFrom AS begins, m.validFrom AS known, m.validTo AS over
  WHERE known <= $validAt AND begins < over
  WITH m, begins ORDER BY m.contactId, begins, m.id LIMIT $limit
  RETURN m, begins
}
WITH m, begins ORDER BY begins, m.id LIMIT $limit
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
ORDER BY begins, m.id;
