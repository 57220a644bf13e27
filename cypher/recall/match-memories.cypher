// recall/match-memories: a contact's memories by their words; the clocks are checked right after the index.
//
// @mode   read
// @param  contactId  string
// @param  lucene     string    fielded, as recall builds it: +contactId:...^0 +(text:(...) value:(...) aliases:(...))
// @param  startsBy  instant   it began by then
// @param  endsAfter instant   and ends after this
// @param  knownAt   instant
// @param  kinds     string[]
// @param  takesFrom instant?  of events only: what takes place from here on
// @param  takesTo   instant?  and starts before this
// @param  fetch      int       how many the index returns, at any time
// @param  vector     vector?   for the cosine of each match
// @param  property   string    where vectors are kept: embeddingA or embeddingB
// @param  limit      int
// @return matches    map[] {id string, kind string, importance float, saidAt int, validFrom int, validTo int, startsAt int?, endsAt int?,
//   score float, cosine float?} what held and was believed, best first; times in milliseconds since 1970
// @return fetched    int
// @return superseded int       matches no longer believed
// @return expired    int       matches believed, but ended
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param startsBy => datetime();
// :param endsAfter => datetime();
// :param knownAt => datetime();
// :param takesFrom => null;
// :param takesTo => null;
// :param kinds => ['semantic', 'episodic', 'procedural'];
// :param lucene => '+contactId:01K9Z3V5T7R8Q2M4N6P0S1WXYZ^0 +(text:(lives city) value:(lives city) aliases:(lives city))';
// :param fetch => 200;
// :param vector => null;
// :param property => 'embeddingA';
// :param limit => 50;

CALL db.index.fulltext.queryNodes('memory_words', $lucene, {limit: $fetch}) YIELD node AS m, score
WITH collect({m: m, score: score}) AS hits
WITH hits, [hit IN hits WHERE hit.m.contactId = $contactId AND hit.m.recordedAt <= $knownAt] AS known
WITH hits, known, [hit IN known WHERE hit.m.supersededAt > $knownAt] AS believed
WITH hits, known, believed,
     [hit IN believed WHERE hit.m.validFrom <= $startsBy AND hit.m.validTo > $endsAfter AND hit.m.kind IN $kinds
                          AND ($takesTo IS NULL OR coalesce(hit.m.startsAt, hit.m.validFrom) < $takesTo)
                          AND ($takesFrom IS NULL OR coalesce(hit.m.startsAt, hit.m.validFrom) >= $takesFrom OR hit.m.endsAt > $takesFrom)] AS live
RETURN COLLECT {
         UNWIND live[0..$limit] AS hit
         WITH hit.m AS m, hit.score AS score
         RETURN {id: m.id, kind: m.kind, importance: m.importance, saidAt: m.saidAt.epochMillis,
                 validFrom: m.validFrom.epochMillis, validTo: m.validTo.epochMillis,
                 startsAt: m.startsAt.epochMillis, endsAt: m.endsAt.epochMillis, score: score,
                 cosine: 2 * vector.similarity.cosine(m[$property], $vector) - 1}
       } AS matches,
       size(hits) AS fetched, size(known) - size(believed) AS superseded,
       size([hit IN believed WHERE hit.m.validTo <= $endsAfter]) AS expired;
