// recall/anchor: the latest fact that some words name, such as Lisbon in "before Lisbon", among those that the index finds.
//
// @mode   read
// @param  contactId string
// @param  scopes    string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  hidden    string[]  ids that are not seen: a fork has versions of its own of them
// @param  knownAt   instant
// @param  words     string[]  in lower case; all must occur in value or text
// @param  lucene    string    fielded, as recall builds it: +contactId:...^0 +(text:(...) value:(...))
// @param  fetch     int       how many the index returns, believed or not
// @return id        string?   null if there is none
// @return validFrom instant?
// @return validTo   until
// @return held      int       how many there are
// @return fetched   int
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scopes => [''];
// :param hidden => [];
// :param knownAt => datetime();
// :param words => ['lisbon'];
// :param lucene => '+contactId:01K9Z3V5T7R8Q2M4N6P0S1WXYZ^0 +(text:("lisbon") value:("lisbon"))';
// :param fetch => 200;

CALL db.index.fulltext.queryNodes('memory_words', $lucene, {limit: $fetch}) YIELD node AS m
WITH collect(m) AS hits
WITH size(hits) AS fetched, [m IN hits WHERE m:Memory AND m.contactId = $contactId AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt
                             AND coalesce(m.agentId, '') IN $scopes AND NOT m.id IN $hidden
                             AND all(word IN $words WHERE replace(toLower(m.text + ' ' + coalesce(m.value, '')), 'i\u0307', 'i') CONTAINS word)] AS facts
UNWIND CASE WHEN facts = [] THEN [null] ELSE facts END AS m
WITH fetched, size(facts) AS held, m, coalesce(replace(toLower(m.value), 'i\u0307', 'i'), '') IN $words AS named
RETURN m.id AS id, m.validFrom AS validFrom, m.validTo AS validTo, held, fetched
ORDER BY named DESC, validFrom DESC, id
LIMIT 1;
