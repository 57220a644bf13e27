// calendar/feed: the latest version of every event of a contact that belongs in a calendar, with its number of changes.
//
// @mode   read
// @param  contactId string
// @param  now       instant
// @param  knownAt   instant  the contact's last write
// @param  since     instant  events that were over or withdrawn before this are left out
// @param  limit     int
// @return memory    memory
// @return sequence  int      later versions have a higher one
// @return changedAt instant  when it was last recorded, or withdrawn
// @return withdrawn boolean
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();
// :param knownAt => datetime();
// :param since => datetime() - duration('P90D');
// :param limit => 1000;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(v:Event)
WHERE v.startsAt IS NOT NULL AND v.agentId IS NULL AND v.recordedAt <= $knownAt
WITH v ORDER BY v.recordedAt DESC, v.validTo DESC, v.id
WITH v.factId AS factId, collect(v) AS versions
// A forgotten version counts too, because a calendar that has its number needs a higher one for every later version.
WITH versions, COLLECT { MATCH (gone:Forgotten {factId: factId}) RETURN gone } AS gone
WITH versions[0] AS m, [v IN versions | v.recordedAt] + [v IN versions WHERE v.supersededAt <= $knownAt | v.supersededAt]
     + [v IN gone | v.recordedAt] + [v IN gone | v.forgottenAt] AS changes
WITH m, size(COLLECT { UNWIND changes AS at RETURN DISTINCT at }) AS revisions,
     m.supersededAt <= $knownAt OR m.status = 'cancelled' AS withdrawn
WITH m, revisions, withdrawn, CASE WHEN m.supersededAt <= $knownAt THEN m.supersededAt ELSE m.recordedAt END AS changedAt
WHERE CASE WHEN withdrawn THEN changedAt >= $since
           ELSE m.validTo > $now AND coalesce(m.recursUntil, m.endsAt, m.startsAt) >= $since END
// A series that continues counts among the latest, however long ago it began.
WITH m, revisions, withdrawn, changedAt, coalesce(m.recursUntil, m.startsAt) AS lastly ORDER BY lastly DESC, m.id LIMIT $limit
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
       revisions - 1 AS sequence, changedAt, withdrawn
ORDER BY lastly, m.id;
