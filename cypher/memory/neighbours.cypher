// memory/neighbours: the versions believed at $knownAt that a new statement competes with.
//
// @mode   read
// @param  contactId   string
// @param  scope      string    the agent whose own the statement is; '' for what every agent sees
// @param  slot        string[] every name of the attribute, if all of its versions compete
// @param  subjectKey  string   the entity that the statement is about; '' for the contact
// @param  factKeyHashes string[] otherwise only the same fact does, under every name of its attribute
// @param  named       string?  the version the caller says it replaces
// @param  eventKeyHash string? events of the same subject and object too
// @param  knownAt     instant  of a write: when it writes; of what a fork sees of its contact: when it was forked
// @return memory      memory
// @return as          string   slot, named or event
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scope => '';
// :param slot => ['current_city', 'city'];
// :param subjectKey => '';
// :param factKeyHashes => [];
// :param named => null;
// :param eventKeyHash => null;
// :param knownAt => datetime();

CALL () {
  MATCH (m:Memory {contactId: $contactId})
  WHERE m.attribute IN $slot AND m.recordedAt <= $knownAt < m.supersededAt AND coalesce(m.entityId, m.subjectKey, '') = $subjectKey AND coalesce(m.agentId, '') = $scope
  RETURN m, 'slot' AS as
UNION ALL
  MATCH (m:Memory {contactId: $contactId})
  WHERE m.factKeyHash IN $factKeyHashes AND m.recordedAt <= $knownAt < m.supersededAt AND coalesce(m.entityId, m.subjectKey, '') = $subjectKey AND coalesce(m.agentId, '') = $scope
  RETURN m, 'slot' AS as
UNION ALL
  MATCH (m:Memory {id: $named})
  WHERE m.contactId = $contactId AND m.recordedAt <= $knownAt < m.supersededAt
  RETURN m, 'named' AS as
UNION ALL
  MATCH (m:Event {contactId: $contactId, eventKeyHash: $eventKeyHash})
  WHERE m.recordedAt <= $knownAt < m.supersededAt
  RETURN m, 'event' AS as
}
RETURN m { // shape memory at $knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags,
         validFrom: m.validFrom.epochMillis, validTo: m.validTo.epochMillis, saidAt: m.saidAt.epochMillis,
         recordedAt: m.recordedAt.epochMillis, supersededAt: m.supersededAt.epochMillis, .precision, .language, .expression,
         startsAt: m.startsAt.epochMillis, endsAt: m.endsAt.epochMillis, .subject, .verb, .object,
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
       } AS memory, as
ORDER BY m.validFrom, m.id;
