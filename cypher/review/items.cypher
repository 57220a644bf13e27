// review/items: unclear statements, newest first: the decisions that nothing could decide, whose statement is still believed and was not
// confirmed since.
//
// @mode   read
// @param  contactId  string
// @param  pool       string[]  the contact and those merged into it
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  knownAt    instant
// @param  decisionId string?   this one only
// @param  before     instant?  null: from the newest
// @param  beforeId   string
// @param  limit      int
// @return decisionId  string
// @return memory      memory
// @return candidates  memory[]  what it may concern, as far as it is believed
// @return reason      string
// @return decidedBy   string
// @return model       string?
// @return probability float?
// @return recordedAt  instant
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param pool => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param scopes => [''];
// :param knownAt => datetime();
// :param decisionId => null;
// :param before => null;
// :param beforeId => '';
// :param limit => 50;

UNWIND $pool AS owner
MATCH (d:Decision)
WHERE d.contactId = owner AND d.mayConcern IS NOT NULL AND d.recordedAt <= $knownAt < d.revertedAt
  AND ($decisionId IS NULL OR d.id = $decisionId)
  AND ($before IS NULL OR d.recordedAt < $before OR (d.recordedAt = $before AND d.id < $beforeId))
CALL (d) {
  MATCH (d)-[:DECIDED]->(told:Memory)
  WITH d, told.factId AS factId, told.factKeyHash AS key
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, factKeyHash, supersededAt)
  // A revert and a merge write it anew.
  WHERE m.contactId = $contactId AND m.factKeyHash = key AND m.supersededAt > $knownAt
    AND m.factId = factId AND m.recordedAt <= $knownAt
    AND coalesce(m.agentId, '') IN $scopes
    AND NOT EXISTS {
      MATCH (:Memory {factId: factId})<-[:DECIDED]-(r:Decision)
      WHERE r.resolves = d.id AND r.recordedAt <= $knownAt < r.revertedAt
    }
  RETURN m AS current ORDER BY m.recordedAt DESC, m.id LIMIT 1
}
WITH d, current ORDER BY d.recordedAt DESC, d.id DESC LIMIT $limit
CALL (d, current) {
  UNWIND d.mayConcern AS id
  MATCH (named:Memory {id: id})
  WITH current, named.factId AS factId, named.factKeyHash AS key
  MATCH (other:Memory)
  USING INDEX SEEK other:Memory(contactId, factKeyHash, supersededAt)
  WHERE other.contactId = $contactId AND other.factKeyHash = key AND other.supersededAt > $knownAt
    AND other.factId = factId AND other.recordedAt <= $knownAt AND other <> current
  WITH DISTINCT other AS m ORDER BY m.recordedAt, m.id
  RETURN collect(m { // shape memory at $knownAt
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
  }) AS candidates
}
WITH d, current AS m, candidates
RETURN d.id AS decisionId,
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
       } AS memory,
       candidates, d.reason AS reason, d.decidedBy AS decidedBy, d.decidedByModel AS model, d.probability AS probability,
       d.recordedAt AS recordedAt
ORDER BY recordedAt DESC, decisionId DESC;
