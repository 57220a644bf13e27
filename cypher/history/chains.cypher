// history/chains: the beginnings of the chains that many memories belong to, each oldest first.
//
// @mode   read
// @param  tenantId   string
// @param  ids        string[]  of the memories
// @param  knownAt    instant?  null: now
// @param  limit      int       of each chain
// @return of         string    the memory
// @return knownAt    instant   where its read stands
// @return memory     memory
// @return links      map[]     {id, as, decidedBy, reason, similarity, decisionId}: what it superseded
// @return decisions  map[]     {id, outcome, decidedBy, reason, similarity, text, at, turnId, revertedAt, ends}: what was said of it, oldest first; ends: it ended this version
//
// :param tenantId => 'default';
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => null;
// :param limit => 500;

UNWIND $ids AS of
MATCH (one:Memory|Forgotten {id: of})-[:ABOUT]->(c:Contact)
WHERE one.tenantId = $tenantId
WITH of, one, c, coalesce($knownAt, c.lastWriteAt) AS knownAt
WHERE one.recordedAt <= knownAt
MATCH (c)-[r:MERGED_INTO WHERE r.recordedAt <= knownAt < r.revertedAt]->{0,100}(into:Contact)
WHERE NOT EXISTS { (into)-[on:MERGED_INTO]->() WHERE on.recordedAt <= knownAt < on.revertedAt }
WITH of, one, knownAt, COLLECT {
  MATCH (into)<-[gone:MERGED_INTO WHERE gone.recordedAt <= knownAt < gone.revertedAt]-{0,100}(merged:Contact)
  RETURN DISTINCT merged.id
} AS pool
CALL (one, knownAt, pool) {
  CALL (one) {
    MATCH (m:Memory|Forgotten {factId: one.factId})
    RETURN m
  UNION
    MATCH (:Memory|Forgotten {factId: one.factId})<-[:SUPERSEDES]-(m:Memory|Forgotten)
    RETURN m
  }
  WITH m, pool, knownAt
  WHERE m.contactId IN pool AND m.recordedAt <= knownAt
  RETURN m ORDER BY m.recordedAt, m.validFrom, m.id
  LIMIT $limit
}
RETURN of, knownAt, m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory,
       COLLECT {
         MATCH (m)-[r:SUPERSEDES]->(old:Memory|Forgotten)
         RETURN {id: old.id, as: r.as, decidedBy: r.decidedBy, reason: r.reason, similarity: r.similarity,
                 decisionId: r.decisionId} ORDER BY old.recordedAt, old.id
       } AS links,
       COLLECT {
         MATCH (d:Decision)-[:DECIDED]->(m)
         // A version that was believed anew was restated before it began.
         WHERE m.recordedAt <= d.recordedAt <= knownAt
         RETURN {id: d.id, outcome: d.outcome, decidedBy: d.decidedBy, reason: d.reason, similarity: d.similarity,
                 text: d.text, at: d.recordedAt, turnId: d.turnId,
                 revertedAt: d.revertedAt, ends: d.outcome = 'withdrawn' OR (d.outcome IN ['reverted', 'forgotten'] AND m.id IN d.superseded)} ORDER BY d.recordedAt, d.id
       } AS decisions
ORDER BY of, m.recordedAt, m.validFrom, m.id;
