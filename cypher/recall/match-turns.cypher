// recall/match-turns: a contact's turns by their words; the clocks are checked right after the index.
//
// @mode   read
// @param  contactIds string[] the contact and those merged into it
// @param  index     string    the full-text index: turn_text, or that of a language
// @param  lucene    string    fielded, as recall builds it: +contactId:...^0 +(searchText:(...) context:(...))
// @param  said      instant   it was said by then
// @param  since     instant   and at or after this
// @param  liesFrom  instant   said at, or mentions, a time from here on
// @param  liesTo    until     and before this
// @param  knownAt   instant
// @param  channel   string?   only turns of sessions on this channel
// @param  fetch     int       how many the index returns, at any time
// @param  vector    vector?   for the cosine of each match
// @param  property  string    the property with the vectors: embeddingA or embeddingB
// @param  words     string    the property with the vectors of words: wordVectorsA or wordVectorsB
// @param  limit     int
// @return matches   map[] {turn turn, score float, cosine float?, words string?} best first
// @return fetched   int
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param said => datetime();
// :param since => datetime('0001-01-01T00:00Z');
// :param liesFrom => datetime('0001-01-01T00:00Z');
// :param liesTo => datetime('9999-12-31T23:59:59.999Z');
// :param knownAt => datetime();
// :param channel => null;
// :param index => 'turn_text';
// :param lucene => '+contactId:01K9Z3V5T7R8Q2M4N6P0S1WXYZ^0 +(searchText:(dinner) context:(dinner))';
// :param fetch => 200;
// :param vector => null;
// :param property => 'embeddingA';
// :param words => 'wordVectorsA';
// :param limit => 50;

CALL db.index.fulltext.queryNodes($index, $lucene, {limit: $fetch}) YIELD node AS t, score
WITH t, score, $channel IS NULL OR EXISTS { MATCH (t)-[:IN]->(s:Session) WHERE s.channel = $channel } AS told
WITH collect({t: t, score: score, told: told}) AS hits
WITH hits, [hit IN hits WHERE hit.t:Turn AND hit.t.contactId IN $contactIds AND hit.t.recordedAt <= $knownAt
                          AND hit.t.at <= $said AND hit.t.at >= $since AND hit.told
                          AND ($liesFrom <= hit.t.at < $liesTo OR (hit.t.expression IS NOT NULL
                            AND coalesce(hit.t.refersFrom < $liesTo, true) AND coalesce(hit.t.refersTo >= $liesFrom, true)))] AS live
RETURN COLLECT {
         UNWIND live[0..$limit] AS hit
         WITH hit.t AS t, hit.score AS score
         RETURN {turn: t { // shape turn
                  .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
                  at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
                  refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
                  forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
                }, score: score, words: t[$words],
                 cosine: 2 * vector.similarity.cosine(t[$property], $vector) - 1}
       } AS matches,
       size(hits) AS fetched;
