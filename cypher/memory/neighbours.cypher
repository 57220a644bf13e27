// memory/neighbours: the current versions a new statement competes with.
//
// @mode   read
// @param  contactId   string
// @param  slot        string[] every name of the attribute, if all of its versions compete
// @param  subjectKey  string   the entity that the statement is about; '' for the contact
// @param  factKeyHashes string[] otherwise only the same fact does, under every name of its attribute
// @param  named       string?  the version the caller says it replaces
// @param  eventKeyHash string? events of the same subject and object too
// @param  knownAt     instant
// @return memory      memory
// @return as          string   slot, named or event
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param slot => ['current_city', 'city'];
// :param subjectKey => '';
// :param factKeyHashes => [];
// :param named => null;
// :param eventKeyHash => null;
// :param knownAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

CALL () {
  MATCH (m:Memory {contactId: $contactId, supersededAt: $openEnd})
  WHERE m.attribute IN $slot AND coalesce(m.entityId, m.subjectKey, '') = $subjectKey
  RETURN m, 'slot' AS as
UNION ALL
  MATCH (m:Memory {contactId: $contactId, supersededAt: $openEnd})
  WHERE m.factKeyHash IN $factKeyHashes AND coalesce(m.entityId, m.subjectKey, '') = $subjectKey
  RETURN m, 'slot' AS as
UNION ALL
  MATCH (m:Memory {id: $named})
  WHERE m.contactId = $contactId AND m.supersededAt = $openEnd
  RETURN m, 'named' AS as
UNION ALL
  MATCH (m:Event {contactId: $contactId, eventKeyHash: $eventKeyHash, supersededAt: $openEnd})
  RETURN m, 'event' AS as
}
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
       } AS memory, as
ORDER BY m.validFrom, m.id;
