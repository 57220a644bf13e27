// history/chains: the first steps of the chains of many memories, each oldest first, as in history/chain.
//
// @mode   read
// @param  tenantId   string
// @param  ids        string[]  of the memories
// @param  knownAt    instant?  null: now
// @param  limit      int       of each chain
// @return of         string    the memory
// @return knownAt    instant   system time of its read
// @return at         instant
// @return rank       int       0: the belief in the version ended; 1: it began
// @return memory     memory
// @return links      map[] {id string, as string, decidedBy string, reason string, statedReason string?, similarity float?, decisionId string?} what it superseded
// @return decisions  map[] {id string, outcome string, decidedBy string, reason string, statedReason string?, similarity float?, text string, at instant,
//   turnId string?, revertedAt until, ends boolean} what was said of it, oldest first; ends: it ended this version
//
// :param tenantId => 'default';
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => null;
// :param latest => datetime('9999-12-31T23:59:59.998Z');
// :param limit => 500;

UNWIND $ids AS of
MATCH (one:Memory|Forgotten {id: of})-[:ABOUT]->(own:Contact)
WHERE one.tenantId = $tenantId
WITH of, one, own, coalesce($knownAt, $latest) AS asked
MATCH (own)-[r:MERGED_INTO WHERE r.recordedAt <= asked < r.revertedAt]->{0,100}(into:Contact)
WHERE NOT EXISTS { (into)-[on:MERGED_INTO]->() WHERE on.recordedAt <= asked < on.revertedAt }
WITH of, one, into, coalesce($knownAt, into.lastWriteAt) AS knownAt
WHERE one.recordedAt <= knownAt
WITH of, one, knownAt, COLLECT {
  MATCH (into)<-[gone:MERGED_INTO WHERE gone.recordedAt <= knownAt < gone.revertedAt]-{0,100}(merged:Contact)
  RETURN DISTINCT merged.id
} AS pool
CALL (one, knownAt, pool) {
  CALL (one, knownAt, pool) {
    MATCH (m:Memory)
    USING INDEX SEEK m:Memory(factId, recordedAt)
    WHERE m.factId = one.factId AND m.recordedAt <= knownAt AND m.contactId IN pool
    RETURN m ORDER BY m.factId, m.recordedAt, m.validFrom, m.id LIMIT $limit
  UNION ALL
    MATCH (m:Forgotten)
    USING INDEX SEEK m:Forgotten(factId, recordedAt)
    WHERE m.factId = one.factId AND m.recordedAt <= knownAt AND m.contactId IN pool
    RETURN m ORDER BY m.factId, m.recordedAt, m.validFrom, m.id LIMIT $limit
  }
  WITH one, knownAt, pool, m ORDER BY m.recordedAt, m.validFrom, m.id LIMIT $limit
  WITH one, knownAt, pool, collect(m) AS begun
  WITH one, knownAt, pool, begun, CASE WHEN size(begun) < $limit THEN knownAt ELSE begun[-1].recordedAt END AS upTo
  CALL (one, knownAt, pool, begun, upTo) {
    UNWIND begun AS m
    RETURN m, m.recordedAt AS at, 1 AS rank
  UNION
    MATCH (m:Memory)
    USING INDEX SEEK m:Memory(factId, supersededAt)
    WHERE m.factId = one.factId AND m.supersededAt <= upTo AND m.recordedAt <= knownAt AND m.contactId IN pool
    MATCH (d:Decision)-[:DECIDED]->(m)
    WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt
    RETURN m, d.recordedAt AS at, 0 AS rank
  UNION
    MATCH (m:Forgotten)
    USING INDEX SEEK m:Forgotten(factId, supersededAt)
    WHERE m.factId = one.factId AND m.supersededAt <= upTo AND m.recordedAt <= knownAt AND m.contactId IN pool
    MATCH (d:Decision)-[:DECIDED]->(m)
    WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt
    RETURN m, d.recordedAt AS at, 0 AS rank
  UNION
    MATCH (m:Memory|Forgotten)-[r:SUPERSEDES]->()
    WHERE r.replacedFact = one.factId AND m.recordedAt <= knownAt AND m.contactId IN pool
    CALL (m, knownAt) {
      RETURN m.recordedAt AS at, 1 AS rank
    UNION
      MATCH (d:Decision)-[:DECIDED]->(m)
      WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt AND d.recordedAt <= knownAt
      RETURN d.recordedAt AS at, 0 AS rank
    }
    RETURN m, at, rank
  }
  RETURN m, at, rank ORDER BY at, rank, m.validFrom, m.id
  LIMIT $limit
}
RETURN of, knownAt, at, rank,
       m { // shape memory at knownAt
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
           WHERE again.outcome = 'restated' AND again.recordedAt <= knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(m.restatedAt, m.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
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
         WHERE m.recordedAt <= d.recordedAt <= knownAt
         RETURN {id: d.id, outcome: d.outcome, decidedBy: d.decidedBy, reason: d.reason, statedReason: d.statedReason, similarity: d.similarity,
                 text: d.text, at: d.recordedAt, turnId: d.turnId,
                 revertedAt: d.revertedAt,
                 ends: d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt}
         ORDER BY d.recordedAt, d.id
       } AS decisions
ORDER BY of, at, rank, m.validFrom, m.id;
