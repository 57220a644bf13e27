// recall/anchor: the latest fact that some words name, such as the Lisbon of "before Lisbon".
//
// @mode   read
// @param  contactId string
// @param  knownAt   instant
// @param  words     string[]  in lower case; all must occur in value or text
// @return id        string
// @return validFrom instant
// @return validTo   until
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param knownAt => datetime();
// :param words => ['lisbon'];

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.recordedAt <= $knownAt < m.supersededAt
  AND all(word IN $words WHERE toLower(m.text + ' ' + coalesce(m.value, '')) CONTAINS word)
WITH m, coalesce(toLower(m.value), '') IN $words AS named
RETURN m.id AS id, m.validFrom AS validFrom, m.validTo AS validTo
ORDER BY named DESC, m.validFrom DESC, id
LIMIT 1;
