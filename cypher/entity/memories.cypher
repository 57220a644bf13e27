// entity/memories: memories believed at $knownAt to hold at $validAt that are about entities, or mention them; latest start first.
//
// @mode   read
// @param  entityIds string[]
// @param  as        string    OF: about it; MENTIONS: about somebody else
// @param  validAt   instant
// @param  knownAt   instant
// @param  limit     int       of each
// @return entityId  string
// @return memory    memory
//
// :param entityIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param as => 'OF';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param limit => 100;

UNWIND $entityIds AS entityId
MATCH (e:Entity {id: entityId})
CALL (e) {
  MATCH (e)<-[r:OF|MENTIONS]-(m:Memory)
  WHERE type(r) = $as AND m.validFrom <= $validAt < m.validTo AND coalesce(m.holdsFrom <= $validAt, true) AND coalesce(m.holdsTo > $validAt, true) AND m.recordedAt <= $knownAt < m.supersededAt AND r.recordedAt <= $knownAt AND m.agentId IS NULL
  WITH DISTINCT m
  RETURN m ORDER BY m.validFrom DESC, m.id LIMIT $limit
}
RETURN entityId,
       m { // shape memory at $knownAt
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
ORDER BY entityId, m.validFrom DESC, m.id;
