// memory/current-in-place: versions by id, each with the current version in its place: itself, or a copy made by a revert.
//
// @mode   read
// @param  ids      string[]
// @param  knownAt  instant
// @return memory   memory
// @return currentId string? the current version in its place; null: there is none
// @return endedBy  string?  the decision that ended the last version in its place
// @return madeBy   string?  the decision that it began with
// @return madeAt   int      its number among the decisions of its contact; 0 for one from before they were counted
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND $ids AS id
MATCH (m:Memory {id: id})
CALL (m) {
  MATCH (s:Memory)-[:SUPERSEDES {as: 'revert'}]->*(m)
  RETURN s ORDER BY s.recordedAt DESC, s.id LIMIT 1
}
WITH m, s, coalesce(
  COLLECT { MATCH (m)-[r:SUPERSEDES]->(:Memory|Forgotten) RETURN r.decisionId }[0],
  COLLECT { MATCH (d:Decision)-[:DECIDED]->(m) WHERE d.outcome IN ['added', 'merged'] RETURN d.id }[0]
) AS madeBy
WITH m, s, madeBy, COLLECT { MATCH (d:Decision {id: madeBy}) RETURN d.position } AS madeAt
RETURN m { // shape memory at $knownAt
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
       CASE WHEN s.supersededAt = $openEnd THEN s.id END AS currentId,
       coalesce(
         COLLECT { MATCH (:Memory|Forgotten)-[r:SUPERSEDES]->(s) WHERE r.as <> 'revert' RETURN r.decisionId }[0],
         COLLECT {
           MATCH (d:Decision)-[:DECIDED]->(s)
           WHERE d.outcome IN ['withdrawn', 'reverted', 'ended', 'corrected'] AND d.recordedAt = s.supersededAt
           RETURN d.id
         }[0]
       ) AS endedBy,
       madeBy, coalesce(madeAt[0], 0) AS madeAt
ORDER BY m.id;
