// recall/nearest-memories-b: the nearest of a large contact's memories, by the vector index, then scored exactly.
//
// @mode   read
// @param  contactId string
// @param  vector    vector    unit length
// @param  startsBy  instant   it began by then
// @param  endsAfter instant   and ends after this
// @param  knownAt   instant
// @param  kinds     string[]
// @param  fetch     int       how many the index gives; more than limit, since it is approximate
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
// :param fetch => 200;
// :param limit => 50;

CYPHER 25
MATCH (m:Memory)
SEARCH m IN (
  VECTOR INDEX memory_embedding_b FOR $vector
  WHERE m.contactId = $contactId AND m.validFrom <= $startsBy AND m.validTo > $endsAfter
    AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.kind IN $kinds
  LIMIT $fetch
)
WITH m, 2 * vector.similarity.cosine(m.embeddingB, $vector) - 1 AS cosine
ORDER BY cosine DESC, m.id LIMIT $limit
RETURN m {
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags, .validFrom, .validTo,
         .saidAt, .recordedAt, .supersededAt, .precision, .expression, .startsAt, .endsAt, .turnId,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, d IN [(d:Decision)-[:DECIDED]->(m) WHERE d.outcome = 'restated' AND d.recordedAt <= $knownAt | d.confidence] | doubt * (1 - d)), 12)
       } AS memory, cosine
ORDER BY cosine DESC, m.id;
