// history/changed-in-world: a page of the facts that held at one instant but not at another, or said something else there, as believed at
// $knownAt, in order. What began and ended in between is read from indexes, only as far as the page needs.
//
// @mode   read
// @param  contactId string
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  knownAt   instant
// @param  from      instant
// @param  to        instant
// @param  at        instant  where the page begins
// @param  afterId   string   of what changed at exactly that time, only what has a higher id
// @param  limit     int
// @return at        instant
// @return id        string   of the version that ended or began
// @return before    memory?  null: it began
// @return after     memory?  null: it ended
//
// :param contactId => 'c-1';
// :param scopes => [''];
// :param knownAt => datetime();
// :param from => datetime('2026-01-01T00:00Z');
// :param to => datetime('2026-03-01T00:00Z');
// :param at => datetime('2026-01-01T00:00Z');
// :param afterId => '';
// :param limit => 501;

CALL () {
  // It held at $from and ended by $to: if another version of the fact holds at $to, the fact changed.
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validTo, id)
  WHERE m.contactId = $contactId AND m.validTo >= $at AND m.validTo <= $to AND m.id IS NOT NULL
    AND (m.validTo > $at OR m.id > $afterId) AND m.validTo > $from
    AND m.validFrom <= $from AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt
    AND coalesce(m.agentId, '') IN $scopes
  WITH m, COLLECT {
    MATCH (v:Memory {factId: m.factId})
    USING INDEX SEEK v:Memory(factId)
    WHERE v.contactId = $contactId AND v.validFrom <= $from < v.validTo AND v.recordedAt <= $knownAt < v.supersededAt
    RETURN (v.factKeyHash + coalesce(v.polarity, 'holds'))
  } AS said, COLLECT {
    MATCH (v:Memory {factId: m.factId})
    USING INDEX SEEK v:Memory(factId)
    WHERE v.contactId = $contactId AND v.validFrom <= $to < v.validTo AND v.recordedAt <= $knownAt < v.supersededAt
    RETURN v ORDER BY v.validFrom DESC, v.id
  } AS later
  WHERE none(v IN later WHERE (v.factKeyHash + coalesce(v.polarity, 'holds')) = (m.factKeyHash + coalesce(m.polarity, 'holds')))
  WITH m, head([v IN later WHERE NOT (v.factKeyHash + coalesce(v.polarity, 'holds')) IN said]) AS after ORDER BY m.contactId, m.validTo, m.id LIMIT $limit
  RETURN m, m.validTo AS at, m AS before, after
UNION ALL
  // It holds at $to and began after $from; left out if it replaced a version that ended, which is an entry already.
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validFrom, id)
  WHERE m.contactId = $contactId AND m.validFrom >= $at AND m.validFrom <= $to AND m.id IS NOT NULL
    AND (m.validFrom > $at OR m.id > $afterId) AND m.validFrom > $from
    AND m.validTo > $to AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt
    AND coalesce(m.agentId, '') IN $scopes
  WITH m, COLLECT {
    MATCH (v:Memory {factId: m.factId})
    USING INDEX SEEK v:Memory(factId)
    WHERE v.contactId = $contactId AND v.validFrom <= $from < v.validTo AND v.recordedAt <= $knownAt < v.supersededAt
    RETURN (v.factKeyHash + coalesce(v.polarity, 'holds'))
  } AS said, COLLECT {
    MATCH (v:Memory {factId: m.factId})
    USING INDEX SEEK v:Memory(factId)
    WHERE v.contactId = $contactId AND v.validFrom <= $to < v.validTo AND v.recordedAt <= $knownAt < v.supersededAt
    RETURN v ORDER BY v.validFrom DESC, v.id
  } AS later
  WHERE NOT (m.factKeyHash + coalesce(m.polarity, 'holds')) IN said
    AND (all(key IN said WHERE key IN [v IN later | (v.factKeyHash + coalesce(v.polarity, 'holds'))])
      OR m <> head([v IN later WHERE NOT (v.factKeyHash + coalesce(v.polarity, 'holds')) IN said]))
  WITH m ORDER BY m.contactId, m.validFrom, m.id LIMIT $limit
  RETURN m, m.validFrom AS at, null AS before, m AS after
}
WITH m, at, before, after ORDER BY at, m.id LIMIT $limit
RETURN at, m.id AS id,
       before { // shape memory at $knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags,
         validFrom: before.validFrom.epochMillis, validTo: before.validTo.epochMillis, saidAt: before.saidAt.epochMillis,
         recordedAt: before.recordedAt.epochMillis, supersededAt: before.supersededAt.epochMillis, .precision, .language, .expression,
         begins: before.begins.epochMillis, holdsFrom: before.holdsFrom.epochMillis, holdsTo: before.holdsTo.epochMillis, startsAt: before.startsAt.epochMillis, endsAt: before.endsAt.epochMillis, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, recursUntil: before.recursUntil.epochMillis, .moved, aliases: coalesce(before.aliases, []),
         .repository, .validFromRevision, .validToRevision, .category, .agentId, lastRecalledAt: before.lastRecalledAt.epochMillis,
         recallCount: coalesce(before.recallCount, 0), tier: coalesce(before.tier, 'working'), pins: coalesce(before.pins, []),
         startsKnown: coalesce(before.startsKnown, true), polarity: coalesce(before.polarity, 'holds'),
         modality: coalesce(before.modality, 'fact'),
         forgotten: CASE WHEN before:Forgotten THEN {at: before.forgottenAt, by: before.forgottenBy, reason: before.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - before.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(before)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(before.restatedAt, before.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(before)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } AS before,
       after { // shape memory at $knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags,
         validFrom: after.validFrom.epochMillis, validTo: after.validTo.epochMillis, saidAt: after.saidAt.epochMillis,
         recordedAt: after.recordedAt.epochMillis, supersededAt: after.supersededAt.epochMillis, .precision, .language, .expression,
         begins: after.begins.epochMillis, holdsFrom: after.holdsFrom.epochMillis, holdsTo: after.holdsTo.epochMillis, startsAt: after.startsAt.epochMillis, endsAt: after.endsAt.epochMillis, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, recursUntil: after.recursUntil.epochMillis, .moved, aliases: coalesce(after.aliases, []),
         .repository, .validFromRevision, .validToRevision, .category, .agentId, lastRecalledAt: after.lastRecalledAt.epochMillis,
         recallCount: coalesce(after.recallCount, 0), tier: coalesce(after.tier, 'working'), pins: coalesce(after.pins, []),
         startsKnown: coalesce(after.startsKnown, true), polarity: coalesce(after.polarity, 'holds'),
         modality: coalesce(after.modality, 'fact'),
         forgotten: CASE WHEN after:Forgotten THEN {at: after.forgottenAt, by: after.forgottenBy, reason: after.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - after.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(after)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(after.restatedAt, after.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(after)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } AS after
ORDER BY at, m.id;
