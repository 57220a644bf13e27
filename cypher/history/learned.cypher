// history/learned: a page of what was learned, replaced and withdrawn after one instant and by another, in the order of the decisions.
// Read from the decisions in that order, only as far as the page needs.
//
// @mode   read
// @param  contactId string
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  after     instant
// @param  knownAt   instant
// @param  at        instant  where the page begins: at decisions of this time
// @param  position  int      and of these at this one
// @param  afterKey  string   of the decision at `at`, only entries with a higher key; '' for all
// @param  limit     int
// @return at        instant
// @return position  int      of the decision
// @return key       string   of the entry within the decision
// @return what      string   began, changed, corrected or withdrawn
// @return reason    string?
// @return memory    memory
// @return before    memory?  what it replaced
//
// :param contactId => 'c-1';
// :param scopes => [''];
// :param after => datetime('2026-01-01T00:00Z');
// :param knownAt => datetime();
// :param at => datetime('2026-01-01T00:00Z');
// :param position => 0;
// :param afterKey => '';
// :param limit => 501;

MATCH (d:Decision)
USING INDEX SEEK d:Decision(contactId, recordedAt, position)
WHERE d.contactId = $contactId AND d.recordedAt >= $at AND d.recordedAt <= $knownAt AND d.position IS NOT NULL
  AND d.recordedAt > $after AND d.outcome <> 'restated'
  AND (d.recordedAt > $at OR d.position >= $position)
WITH d, CASE WHEN d.recordedAt = $at AND d.position = $position THEN $afterKey ELSE '' END AS afterKey
CALL (d, afterKey) {
  // The versions that it began: a merge or revert stores their ids, any other decision is linked to them.
  WITH d, afterKey, CASE WHEN d.outcome IN ['merged', 'reverted'] THEN d.opened ELSE COLLECT {
    MATCH (d)-[:DECIDED]->(one:Memory) WHERE one.recordedAt = d.recordedAt RETURN one.id
  } END AS ids
  UNWIND [id IN ids WHERE id >= split(afterKey, ' ')[0]] AS id
  MATCH (m:Memory {id: id} WHERE coalesce(m.agentId, '') IN $scopes)
  OPTIONAL MATCH (m)-[r:SUPERSEDES]->(old:Memory) WHERE r.as <> 'revert'
  WITH d, m, r, old, afterKey, m.id + ' ' + coalesce(old.id, '') AS key
  // The remainder of a version says nothing new, unless it ended.
  WHERE key > afterKey AND (r IS NULL OR r.as IN ['change', 'extension', 'correction'] OR d.outcome = 'ended')
  RETURN m, old, key, r.reason AS reason,
         CASE WHEN r IS NULL THEN 'began' WHEN r.as = 'correction' THEN 'corrected' ELSE 'changed' END AS what
  ORDER BY key LIMIT $limit
UNION ALL
  // Versions that it ended without a successor.
  WITH d, afterKey WHERE d.outcome IN ['withdrawn', 'reverted', 'ended', 'corrected']
  MATCH (d)-[:DECIDED]->(m:Memory)
  WHERE m.supersededAt = d.recordedAt AND coalesce(m.agentId, '') IN $scopes
  WITH m, afterKey, d.reason AS reason, m.id + ' ' AS key WHERE key > afterKey
  RETURN m, null AS old, key, reason, 'withdrawn' AS what
  ORDER BY key LIMIT $limit
}
WITH d, m, old, key, reason, what ORDER BY d.contactId, d.recordedAt, d.position, key LIMIT $limit
RETURN d.recordedAt AS at, d.position AS position, key, what, reason,
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
       old { // shape memory at $knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags,
         validFrom: old.validFrom.epochMillis, validTo: old.validTo.epochMillis, saidAt: old.saidAt.epochMillis,
         recordedAt: old.recordedAt.epochMillis, supersededAt: old.supersededAt.epochMillis, .precision, .language, .expression,
         begins: old.begins.epochMillis, holdsFrom: old.holdsFrom.epochMillis, holdsTo: old.holdsTo.epochMillis, startsAt: old.startsAt.epochMillis, endsAt: old.endsAt.epochMillis, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, recursUntil: old.recursUntil.epochMillis, .moved, aliases: coalesce(old.aliases, []),
         .repository, .validFromRevision, .validToRevision, .category, .agentId, lastRecalledAt: old.lastRecalledAt.epochMillis,
         recallCount: coalesce(old.recallCount, 0), tier: coalesce(old.tier, 'working'), pins: coalesce(old.pins, []),
         startsKnown: coalesce(old.startsKnown, true), polarity: coalesce(old.polarity, 'holds'),
         modality: coalesce(old.modality, 'fact'),
         forgotten: CASE WHEN old:Forgotten THEN {at: old.forgottenAt, by: old.forgottenBy, reason: old.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - old.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(old)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(old.restatedAt, old.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(old)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } AS before
ORDER BY at, position, key;
