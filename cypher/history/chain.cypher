// history/chain: the steps of a fact, oldest first: each version that began, versions of other facts that replaced one of it, and where a
// version's belief ended without a successor. Read from indexes in that order, only as far as the page needs.
//
// @mode   read
// @param  contactIds   string[] the contact, and those merged into it: a copy continues the chain of its original
// @param  factId       string
// @param  knownAt      instant
// @param  repository   string?  only what holds at a revision of this repository
// @param  reached      string[]? that revision and its ancestors, of those at which memories begin or end; null: at any revision
// @param  at           instant  the page begins after the step with this time,
// @param  rank         int      this rank (-1 for the first page),
// @param  afterFrom    instant  this start of the version's valid time,
// @param  afterId      string   and this id of the version
// @param  limit        int
// @return at           instant
// @return rank         int      0: the belief in the version ended; 1: it began
// @return memory       memory
// @return links        map[] {id string, as string, decidedBy string, reason string, statedReason string?, similarity float?, decisionId string?} what it superseded
// @return decisions    map[] {id string, outcome string, decidedBy string, reason string, statedReason string?, similarity float?, text string, at instant,
//   turnId string?, revertedAt until, ends boolean} what was said of it, oldest first; ends: it ended this version
//
// :param contactIds => ['c-1'];
// :param factId => 'm-1';
// :param knownAt => datetime();
// :param repository => null;
// :param reached => null;
// :param at => datetime('0001-01-01T00:00Z');
// :param rank => -1;
// :param afterFrom => datetime('0001-01-01T00:00Z');
// :param afterId => '';
// :param limit => 501;

// The versions of the fact that begin by the end of this page; the index has the earliest first.
CALL () {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(factId, recordedAt)
  WHERE m.factId = $factId AND m.recordedAt >= $at AND m.recordedAt <= $knownAt AND m.contactId IN $contactIds
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
    AND (m.recordedAt > $at OR $rank < 1 OR m.validFrom > $afterFrom OR (m.validFrom = $afterFrom AND m.id > $afterId))
  RETURN m ORDER BY m.factId, m.recordedAt, m.validFrom, m.id LIMIT $limit
UNION ALL
  MATCH (m:Forgotten)
  USING INDEX SEEK m:Forgotten(factId, recordedAt)
  WHERE m.factId = $factId AND m.recordedAt >= $at AND m.recordedAt <= $knownAt AND m.contactId IN $contactIds
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
    AND (m.recordedAt > $at OR $rank < 1 OR m.validFrom > $afterFrom OR (m.validFrom = $afterFrom AND m.id > $afterId))
  RETURN m ORDER BY m.factId, m.recordedAt, m.validFrom, m.id LIMIT $limit
}
WITH m ORDER BY m.recordedAt, m.validFrom, m.id LIMIT $limit
WITH collect(m) AS begun
// If they fill the page, nothing later is on it.
WITH begun, CASE WHEN size(begun) < $limit THEN $knownAt ELSE begun[-1].recordedAt END AS upTo
CALL (begun, upTo) {
  UNWIND begun AS m
  RETURN m, m.recordedAt AS at, 1 AS rank
UNION
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(factId, supersededAt)
  WHERE m.factId = $factId AND m.supersededAt >= $at AND m.supersededAt <= upTo AND m.recordedAt <= $knownAt AND m.contactId IN $contactIds
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt
  RETURN m, d.recordedAt AS at, 0 AS rank
UNION
  MATCH (m:Forgotten)
  USING INDEX SEEK m:Forgotten(factId, supersededAt)
  WHERE m.factId = $factId AND m.supersededAt >= $at AND m.supersededAt <= upTo AND m.recordedAt <= $knownAt AND m.contactId IN $contactIds
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt
  RETURN m, d.recordedAt AS at, 0 AS rank
UNION
  // Versions of other facts that replaced one of this: all of them, since there are few.
  MATCH (m:Memory|Forgotten)-[:SUPERSEDES {replacedFact: $factId}]->()
  WHERE m.recordedAt <= $knownAt AND m.contactId IN $contactIds
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
  CALL (m) {
    RETURN m.recordedAt AS at, 1 AS rank
  UNION
    MATCH (d:Decision)-[:DECIDED]->(m)
    WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt AND d.recordedAt <= $knownAt
    RETURN d.recordedAt AS at, 0 AS rank
  }
  RETURN m, at, rank
}
WITH m, at, rank
WHERE at > $at OR (at = $at AND (rank > $rank OR (rank = $rank AND (m.validFrom > $afterFrom OR (m.validFrom = $afterFrom AND m.id > $afterId)))))
WITH m, at, rank ORDER BY at, rank, m.validFrom, m.id LIMIT $limit
RETURN at, rank,
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
       COLLECT {
         MATCH (m)-[r:SUPERSEDES]->(old:Memory|Forgotten)
         RETURN {id: old.id, as: r.as, decidedBy: r.decidedBy, reason: r.reason, statedReason: r.statedReason, similarity: r.similarity,
                 decisionId: r.decisionId} ORDER BY old.recordedAt, old.id
       } AS links,
       COLLECT {
         MATCH (d:Decision)-[:DECIDED]->(m)
         // A version that a revert brought back can have restatements older than itself.
         WHERE m.recordedAt <= d.recordedAt <= $knownAt
         RETURN {id: d.id, outcome: d.outcome, decidedBy: d.decidedBy, reason: d.reason, statedReason: d.statedReason, similarity: d.similarity,
                 text: d.text, at: d.recordedAt, turnId: d.turnId,
                 revertedAt: d.revertedAt,
                 ends: d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt}
         ORDER BY d.recordedAt, d.id
       } AS decisions
ORDER BY at, rank, m.validFrom, m.id;
