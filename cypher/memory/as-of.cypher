// memory/as-of: what was believed at $knownAt to hold at $validAt.
//
// @mode   read
// @param  contactId  string
// @param  validAt    instant
// @param  knownAt    instant
// @param  kind       string?
// @param  attribute  string?
// @param  tag        string?
// @param  beforeFrom instant?  the page begins after this validFrom and id; null for the first page
// @param  afterId    string
// @param  limit      int
// @return memory     memory
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param kind => null;
// :param attribute => null;
// :param tag => null;
// :param beforeFrom => null;
// :param afterId => '';
// :param limit => 100;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.validFrom <= $validAt < m.validTo
  AND m.recordedAt <= $knownAt < m.supersededAt
  AND ($kind IS NULL OR m.kind = $kind)
  AND ($attribute IS NULL OR m.attribute = $attribute)
  AND ($tag IS NULL OR $tag IN m.tags)
  AND ($beforeFrom IS NULL OR m.validFrom < $beforeFrom OR (m.validFrom = $beforeFrom AND m.id > $afterId))
WITH m ORDER BY m.validFrom DESC, m.id LIMIT $limit
RETURN m { // shape memory at $knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []), startsKnown: coalesce(m.startsKnown, true),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= $knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12)
       } AS memory
ORDER BY m.validFrom DESC, m.id;
