// recall/scan-memories: the nearest of a small contact's memories, by comparing all of them.
//
// @mode   read
// @param  contactId string
// @param  vector    vector    unit length
// @param  property  string    where vectors are kept: embeddingA or embeddingB
// @param  startsBy  instant   it began by then
// @param  endsAfter instant   and ends after this
// @param  knownAt   instant
// @param  kinds     string[]
// @param  limit     int
// @return memory    memory
// @return cosine    float
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param startsBy => datetime();
// :param endsAfter => datetime();
// :param knownAt => datetime();
// :param kinds => ['semantic', 'episodic', 'procedural'];
// :param vector => [x IN range(1, 384) | 0.05];
// :param property => 'embeddingA';
// :param limit => 50;

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.validFrom <= $startsBy AND m.validTo > $endsAfter
  AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.kind IN $kinds
  AND m[$property] IS NOT NULL
WITH m, 2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
ORDER BY cosine DESC, m.id LIMIT $limit
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .turnId,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory, cosine
ORDER BY cosine DESC, m.id;
