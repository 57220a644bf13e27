// history/timeline: a page of what happened, began, changed and ended for a contact, as known at $knownAt, in order. Each part is read
// from an index in that order, only as far as the page needs.
//
// @mode   read
// @param  contactId  string
// @param  knownAt    instant
// @param  superseded boolean   also what was no longer believed by then
// @param  from       instant   where the page begins
// @param  afterId    string    of what happened at exactly that time, only what has a higher id
// @param  to         until
// @param  words      string[]  in lower case; all must occur in text, value or attribute
// @param  pin        string?   kind:value
// @param  tag        string?
// @param  category   string?
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  limit      int
// @return at         instant
// @return what       string    event, began, changed or ended
// @return believed   boolean   by $knownAt
// @return memory     memory
// @return before     memory?   the value it took over from
//
// :param contactId => 'c-1';
// :param knownAt => datetime();
// :param superseded => false;
// :param from => datetime('0001-01-01T00:00Z');
// :param afterId => '';
// :param to => datetime('9999-12-31T23:59:59.999Z');
// :param words => [];
// :param pin => null;
// :param tag => null;
// :param category => null;
// :param scopes => [''];
// :param limit => 101;

CALL () {
  // Versions that began, unless an earlier one said the same until then: a later statement only cut it in two.
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validFrom, id)
  WHERE m.contactId = $contactId AND m.validFrom >= $from AND m.validFrom < $to AND m.id IS NOT NULL
    AND (m.validFrom > $from OR m.id > $afterId)
    AND m.recordedAt <= $knownAt AND ($superseded OR m.supersededAt > $knownAt)
    AND (m.kind <> 'episodic' OR m.startsAt IS NULL)
    AND all(word IN $words WHERE replace(toLower(m.text + ' ' + coalesce(m.value, '') + ' ' + coalesce(m.attribute, '')), 'i\u0307', 'i') CONTAINS word)
    AND ($pin IS NULL OR $pin IN m.pins) AND ($tag IS NULL OR $tag IN m.tags) AND ($category IS NULL OR m.category = $category)
    AND coalesce(m.agentId, '') IN $scopes
  WITH m, COLLECT {
    MATCH (b:Memory)
    USING INDEX SEEK b:Memory(contactId, attribute, validTo, validFrom, id)
    WHERE m.kind <> 'episodic' AND b.contactId = $contactId AND b.attribute = m.attribute AND b.validTo = m.validFrom AND b.factId = m.factId
      AND b.validFrom IS NOT NULL AND b.id IS NOT NULL
      AND coalesce(b.entityId, b.subjectKey, '') = coalesce(m.entityId, m.subjectKey, '') AND coalesce(b.polarity, 'holds') = coalesce(m.polarity, 'holds')
      AND b.recordedAt <= $knownAt AND ($superseded OR b.supersededAt > $knownAt)
      AND (b.supersededAt > $knownAt) = (m.supersededAt > $knownAt)
      AND all(word IN $words WHERE replace(toLower(b.text + ' ' + coalesce(b.value, '') + ' ' + coalesce(b.attribute, '')), 'i\u0307', 'i') CONTAINS word)
    AND ($pin IS NULL OR $pin IN b.pins) AND ($tag IS NULL OR $tag IN b.tags) AND ($category IS NULL OR b.category = $category)
    AND coalesce(b.agentId, '') IN $scopes
    RETURN b ORDER BY b.contactId, b.attribute, b.validTo, b.validFrom, b.id LIMIT 1
  } AS befores
  WITH m, befores[0] AS before
  WHERE before IS NULL OR before.factKeyHash <> m.factKeyHash
  WITH m, before ORDER BY m.contactId, m.validFrom, m.id LIMIT $limit
  RETURN m, before, m.validFrom AS at,
         CASE WHEN m.kind = 'episodic' THEN 'event' WHEN before IS NULL THEN 'began' ELSE 'changed' END AS what
UNION ALL
  // Versions that ended, unless another value of the fact followed: what has a place of its own beside it, as one of many values and a wish
  // have, does not.
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validTo, id)
  WHERE m.contactId = $contactId AND m.validTo >= $from AND m.validTo < $to AND m.id IS NOT NULL
    AND (m.validTo > $from OR m.id > $afterId)
    AND m.recordedAt <= $knownAt AND ($superseded OR m.supersededAt > $knownAt)
    AND m.kind <> 'episodic'
    AND all(word IN $words WHERE replace(toLower(m.text + ' ' + coalesce(m.value, '') + ' ' + coalesce(m.attribute, '')), 'i\u0307', 'i') CONTAINS word)
    AND ($pin IS NULL OR $pin IN m.pins) AND ($tag IS NULL OR $tag IN m.tags) AND ($category IS NULL OR m.category = $category)
    AND coalesce(m.agentId, '') IN $scopes
    AND (m.attribute IS NULL OR NOT EXISTS {
      MATCH (f:Memory)
      USING INDEX SEEK f:Memory(contactId, attribute, validFrom)
      WHERE f.contactId = $contactId AND f.attribute = m.attribute AND f.validFrom = m.validTo AND f.factId = m.factId
        AND coalesce(f.entityId, f.subjectKey, '') = coalesce(m.entityId, m.subjectKey, '') AND coalesce(f.polarity, 'holds') = coalesce(m.polarity, 'holds')
        AND f.recordedAt <= $knownAt AND ($superseded OR f.supersededAt > $knownAt)
        AND (f.supersededAt > $knownAt) = (m.supersededAt > $knownAt)
        AND all(word IN $words WHERE replace(toLower(f.text + ' ' + coalesce(f.value, '') + ' ' + coalesce(f.attribute, '')), 'i\u0307', 'i') CONTAINS word)
    AND ($pin IS NULL OR $pin IN f.pins) AND ($tag IS NULL OR $tag IN f.tags) AND ($category IS NULL OR f.category = $category)
    AND coalesce(f.agentId, '') IN $scopes
    })
  WITH m ORDER BY m.contactId, m.validTo, m.id LIMIT $limit
  RETURN m, null AS before, m.validTo AS at, 'ended' AS what
UNION ALL
  // Events, at their own time.
  MATCH (m:Event)
  WHERE m.contactId = $contactId AND m.startsAt >= $from AND m.startsAt < $to AND m.id IS NOT NULL
    AND (m.startsAt > $from OR m.id > $afterId)
    AND m.recordedAt <= $knownAt AND ($superseded OR m.supersededAt > $knownAt)
    AND all(word IN $words WHERE replace(toLower(m.text + ' ' + coalesce(m.value, '') + ' ' + coalesce(m.attribute, '')), 'i\u0307', 'i') CONTAINS word)
    AND ($pin IS NULL OR $pin IN m.pins) AND ($tag IS NULL OR $tag IN m.tags) AND ($category IS NULL OR m.category = $category)
    AND coalesce(m.agentId, '') IN $scopes
  WITH m ORDER BY m.contactId, m.startsAt, m.id LIMIT $limit
  RETURN m, null AS before, m.startsAt AS at, 'event' AS what
}
WITH m, before, at, what ORDER BY at, m.id LIMIT $limit
RETURN at, what, m.supersededAt > $knownAt AS believed,
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
       } AS before
ORDER BY at, m.id;
