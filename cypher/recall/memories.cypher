// recall/memories: the memories that are shown, by their ids.
//
// @mode   read
// @param  ids     string[]
// @param  knownAt instant
// @return memory  memory
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();

UNWIND $ids AS id
MATCH (m:Memory {id: id})
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .subject, .verb, .object,
         .status, .turnId, aliases: coalesce(m.aliases, []),
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt < d.revertedAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory
ORDER BY m.id;
