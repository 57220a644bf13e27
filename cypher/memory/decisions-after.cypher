// memory/decisions-after: for each place of a feed, the decisions after it, oldest first. For a merged contact, those of the contact that
// stays count from the merge until it is undone. Places with nothing new are left out.
//
// @mode   read
// @param  places    map[] {contactId string, of string, position int,
//   at instant} whose feed, and the last decision that was sent: whose it was, its number, its time; `of` is '' before the first
// @param  limit     int     decisions for each place at most
// @return place     int     index of the place, from 0
// @return isErased  boolean the contact is gone
// @return decisions map[] {base int, position int, memoryId string, memory memory, decision decision} memoryId: the memory that it is
//   about; base: the number before the first that counts here
//
// :param places => [{contactId: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', of: '', position: 0, at: datetime() - duration('P1D')}];
// :param limit => 200;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND range(0, size($places) - 1) AS place
WITH place, $places[place] AS lastSeen
OPTIONAL MATCH (named:Contact {id: lastSeen.contactId})
WITH place, lastSeen, named
// Most contacts have nothing new, as the number of their decisions shows.
WHERE named IS NULL OR named.id <> lastSeen.of OR coalesce(named.decisions, 0) <> lastSeen.position
   OR EXISTS { (named)-[:MERGED_INTO]->() }
CALL (lastSeen, named) {
  MATCH (named)-[r:MERGED_INTO WHERE r.revertedAt >= lastSeen.at]->{0,100}(c:Contact)
  WITH lastSeen, c,
       reduce(from = lastSeen.at, merge IN r | CASE WHEN merge.recordedAt > from THEN merge.recordedAt ELSE from END) AS from,
       reduce(to = $openEnd, merge IN r | CASE WHEN merge.revertedAt < to THEN merge.revertedAt ELSE to END) AS to
  WHERE from <= to
  CALL (lastSeen, c, from, to) {
    MATCH (d:Decision)
    USING INDEX SEEK d:Decision(contactId, recordedAt, position)
    WHERE d.contactId = c.id AND from <= d.recordedAt <= to AND d.position IS NOT NULL
      AND (c.id <> lastSeen.of OR d.position > lastSeen.position)
    RETURN d ORDER BY d.contactId, d.recordedAt, d.position LIMIT $limit
  }
  WITH lastSeen, from, d ORDER BY d.recordedAt, d.position LIMIT $limit
  WITH lastSeen, d, COLLECT {
    MATCH (before:Decision)
    USING INDEX SEEK before:Decision(contactId, recordedAt, position)
    WHERE before.contactId = d.contactId AND before.recordedAt < from AND before.position IS NOT NULL
      AND d.contactId <> lastSeen.of
    RETURN before.position ORDER BY before.contactId DESC, before.recordedAt DESC, before.position DESC LIMIT 1
  } AS earlier, COLLECT {
    MATCH (d)-[:DECIDED]->(about:Memory|Forgotten)
    RETURN about ORDER BY coalesce(about.id = d.memoryId, false) DESC, about.recordedAt, about.id LIMIT 1
  } AS abouts
  WITH d, abouts[0] AS m,
       CASE WHEN d.contactId = lastSeen.of THEN lastSeen.position ELSE coalesce(earlier[0], 0) END AS base
  RETURN collect({
    base: base, position: d.position, memoryId: m.id,
    decision: d { // shape decision
      .id, .contactId, .text, .outcome, .superseded, .decidedBy, model: d.decidedByModel, .probability, .similarity, .reason,
      .statedReason, .candidates, unclear: d.mayConcern IS NOT NULL, .recordedAt, .reverts, .revertedAt
    },
    memory: m { // shape memory at d.recordedAt
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
        WHERE again.outcome = 'restated' AND again.recordedAt <= d.recordedAt < again.revertedAt | again.confidence
      ] | doubt * (1 - sure)), 12),
      restatedAt: reduce(last = coalesce(m.restatedAt, m.saidAt).epochMillis, said IN [
        (again:Decision)-[:DECIDED]->(m)
        WHERE again.outcome = 'restated' AND again.recordedAt <= d.recordedAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
      ] | CASE WHEN said > last THEN said ELSE last END)
    }
  }) AS decisions
}
WITH place, named IS NULL AS isErased, decisions
WHERE isErased OR size(decisions) > 0
RETURN place, isErased, decisions
ORDER BY place;
