// recall/nearest-turns-b: the nearest of a contact's many turns by the vector index, then scored exactly; none if fewer match than are
// fetched.
//
// @mode   read
// @param  contactIds string[] the contact and those merged into it
// @param  vector    vector    unit length
// @param  said      instant   it was said by then
// @param  since     instant   and at or after this
// @param  knownAt   instant
// @param  fetch     int       how many the index returns; more than limit, since it is approximate
// @param  limit     int
// @return turn      turn
// @return cosine    float
// @return words     string?   the vectors of its words
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param said => datetime();
// :param since => datetime('0001-01-01T00:00Z');
// :param knownAt => datetime();
// :param vector => [x IN range(1, 384) | 0.05];
// :param fetch => 200;
// :param limit => 50;

CYPHER 25
// A filtered search that matches fewer than its LIMIT fails in an index that has deleted entries (docs/adr/0122).
CALL () {
  MATCH (t:Turn)
  WHERE t.contactId IN $contactIds AND t.at >= $since AND t.at <= $said AND t.recordedAt <= $knownAt
    AND t.embeddingB IS NOT NULL
  WITH t LIMIT $fetch
  RETURN count(t) = $fetch AS isEnough
}
FILTER isEnough
MATCH (t:Turn)
SEARCH t IN (
  VECTOR INDEX turn_embedding_b FOR $vector
  WHERE t.contactId IN $contactIds AND t.at >= $since AND t.at <= $said AND t.recordedAt <= $knownAt
  LIMIT $fetch
)
WITH t, 2 * vector.similarity.cosine(t.embeddingB, $vector) - 1 AS cosine
ORDER BY cosine DESC, t.id, t.sessionId LIMIT $limit
RETURN t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn, cosine, t.wordVectorsB AS words
ORDER BY cosine DESC, t.id, t.sessionId;
