// recall/scan-turns-a: the nearest of a contact's turns, by comparing all of them. A property named in the query is read faster than one
// given as a parameter.
//
// @mode   read
// @param  contactIds string[] the contact and those merged into it
// @param  vector    vector    unit length
// @param  said      instant   it was said by then
// @param  since     instant   and at or after this
// @param  liesFrom  instant   said at, or mentions, a time from here on
// @param  liesTo    until     and before this
// @param  knownAt   instant
// @param  channel   string?   only turns of sessions on this channel
// @param  limit     int
// @return turn      turn
// @return cosine    float
// @return words     string?   the vectors of its words
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param said => datetime();
// :param since => datetime('0001-01-01T00:00Z');
// :param liesFrom => datetime('0001-01-01T00:00Z');
// :param liesTo => datetime('9999-12-31T23:59:59.999Z');
// :param knownAt => datetime();
// :param channel => null;
// :param vector => [x IN range(1, 384) | 0.05];
// :param limit => 50;

UNWIND $contactIds AS contactId
MATCH (t:Turn {contactId: contactId})
WHERE t.at <= $said AND t.at >= $since AND t.recordedAt <= $knownAt AND t.embeddingA IS NOT NULL
  AND ($liesFrom <= t.at < $liesTo OR (t.expression IS NOT NULL AND coalesce(t.refersFrom < $liesTo, true) AND coalesce(t.refersTo >= $liesFrom, true)))
  AND ($channel IS NULL OR EXISTS { MATCH (t)-[:IN]->(s:Session) WHERE s.channel = $channel })
WITH t, 2 * vector.similarity.cosine(t.embeddingA, $vector) - 1 AS cosine
ORDER BY cosine DESC, t.id, t.sessionId LIMIT $limit
RETURN t { // shape turn
         .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
         at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
         refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
         forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
       } AS turn, cosine, t.wordVectorsA AS words
ORDER BY cosine DESC, t.id, t.sessionId;
