// memory/neighbours: the versions believed at $knownAt that new statements compete with, for many statements at once.
//
// @mode   read
// @param  contactId   string
// @param  asks        map[] {
//   place int, scope string, slot string[], pieces string[], since instant?, subjectKey string,
//   factKeyHashes string[], named string?, eventKeyHash string?, vector vector?
// } one for each statement
//   place: its number, from 0
//   scope: the agent whose own it is; '' for what every agent sees
//   subjectKey: the entity that it is about; '' for the contact
//   slot: every name of its attribute, if all versions of the attribute compete with it; else empty
//   since: with a slot, when it begins; plain facts that were over by then do not compete. null: all versions do
//   pieces: instead of a slot, the ids of those of its versions that are already known to compete (see memory/slots)
//   factKeyHashes: without a slot, the keys under which the same fact is stored
//   named: the version that its caller says it replaces
//   eventKeyHash: that of events with the same subject and object
//   vector: what the versions are compared with
// @param  property    string   the property with the vectors: embeddingA or embeddingB
// @param  knownAt     instant  the time of the write; for what a fork sees of its contact, the time of the fork
// @return place       int      the number of the statement
// @return memory      memory
// @return as          string   slot, named or event
// @return cosine      float?
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param asks => [{place: 0, scope: '', slot: ['current_city', 'city'], pieces: [], since: null, subjectKey: '', factKeyHashes: [], named: null, eventKeyHash: null, vector: null}];
// :param property => 'embeddingA';
// :param knownAt => datetime();

UNWIND $asks AS ask
CALL (ask) {
  MATCH (m:Memory {contactId: $contactId})
  WHERE m.attribute IN ask.slot AND m.recordedAt <= $knownAt < m.supersededAt
    AND coalesce(m.entityId, m.subjectKey, '') = ask.subjectKey AND coalesce(m.agentId, '') = ask.scope
  WITH ask, collect(m) AS versions
  // It may be linked to what it competes with, and then begins with that.
  WITH versions, reduce(since = ask.since, m IN versions |
         CASE WHEN m.validTo >= ask.since AND m.validFrom < since THEN m.validFrom ELSE since END) AS since
  UNWIND versions AS m
  WITH m, coalesce(m.validTo < since, false) AND m.repository IS NULL AND m.status IS NULL
         AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact' AS isOver
  ORDER BY m.validFrom, m.id
  WITH isOver, collect(m) AS versions
  // The first version that is over tells whose history it continues.
  UNWIND CASE WHEN isOver THEN versions[..1] ELSE versions END AS m
  RETURN m, 'slot' AS as
UNION ALL
  UNWIND ask.pieces AS id
  MATCH (m:Memory {id: id})
  WHERE m.contactId = $contactId AND m.recordedAt <= $knownAt < m.supersededAt
  RETURN m, 'slot' AS as
UNION ALL
  MATCH (m:Memory {contactId: $contactId})
  WHERE m.factKeyHash IN ask.factKeyHashes AND m.recordedAt <= $knownAt < m.supersededAt
    AND coalesce(m.entityId, m.subjectKey, '') = ask.subjectKey AND coalesce(m.agentId, '') = ask.scope
  RETURN m, 'slot' AS as
UNION ALL
  MATCH (m:Memory {id: ask.named})
  WHERE m.contactId = $contactId AND m.recordedAt <= $knownAt < m.supersededAt
  RETURN m, 'named' AS as
UNION ALL
  MATCH (m:Event {contactId: $contactId, eventKeyHash: ask.eventKeyHash})
  WHERE m.recordedAt <= $knownAt < m.supersededAt
  RETURN m, 'event' AS as
}
RETURN ask.place AS place, m { // shape memory at $knownAt
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
       } AS memory, as,
       2 * vector.similarity.cosine(m[$property], ask.vector) - 1 AS cosine
ORDER BY place, m.validFrom, m.id;
