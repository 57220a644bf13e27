// history/chain: every version of a fact, and those of other facts that replaced one of it, oldest first.
//
// @mode   read
// @param  contactIds   string[] the contact, and those merged into it: a copy goes on from what it is a copy of
// @param  factId       string
// @param  knownAt      instant
// @param  skip         int
// @param  limit        int
// @return memory       memory
// @return links        map[]  {id, as, decidedBy, reason, similarity, decisionId}: what it superseded
// @return decisions    map[]  {id, outcome, decidedBy, reason, similarity, text, at, turnId, revertedAt, ends}: what was said of it, oldest first; ends: it ended this version
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param factId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => datetime();
// :param skip => 0;
// :param limit => 500;

CALL () {
  MATCH (m:Memory|Forgotten {factId: $factId})
  RETURN m
UNION
  MATCH (:Memory|Forgotten {factId: $factId})<-[:SUPERSEDES]-(m:Memory|Forgotten)
  RETURN m
}
WITH m
WHERE m.contactId IN $contactIds AND m.recordedAt <= $knownAt
ORDER BY m.recordedAt, m.validFrom, m.id
SKIP $skip LIMIT $limit
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory,
       COLLECT {
         MATCH (m)-[r:SUPERSEDES]->(old:Memory|Forgotten)
         RETURN {id: old.id, as: r.as, decidedBy: r.decidedBy, reason: r.reason, similarity: r.similarity,
                 decisionId: r.decisionId} ORDER BY old.recordedAt, old.id
       } AS links,
       COLLECT {
         MATCH (d:Decision)-[:DECIDED]->(m)
         // A version that was believed anew was restated before it began.
         WHERE m.recordedAt <= d.recordedAt <= $knownAt
         RETURN {id: d.id, outcome: d.outcome, decidedBy: d.decidedBy, reason: d.reason, similarity: d.similarity,
                 text: d.text, at: d.recordedAt, turnId: d.turnId,
                 revertedAt: d.revertedAt, ends: d.outcome = 'withdrawn' OR (d.outcome IN ['reverted', 'forgotten'] AND m.id IN d.superseded)} ORDER BY d.recordedAt, d.id
       } AS decisions
ORDER BY m.recordedAt, m.validFrom, m.id;
