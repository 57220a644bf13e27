// recall/plans: what is planned for a contact, was told by then and is not over, for words that move or cancel a plan; the next first.
//
// @mode   read
// @param  contactId  string
// @param  saidAt     instant  when the words were said
// @param  vector     vector?  for the cosine of each
// @param  property   string   where vectors are kept: embeddingA or embeddingB
// @param  limit      int
// @return id         string
// @return kind       string
// @return importance float
// @return saidAt     int    milliseconds since 1970, like the times below
// @return validFrom  int
// @return validTo    int
// @return startsAt   int?
// @return endsAt     int?
// @return attribute  string?
// @return subjectKey string? whom or what it is about; null for the contact
// @return opening    string  how its text begins
// @return cosine     float?
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param saidAt => datetime();
// :param vector => null;
// :param property => 'embeddingA';
// :param limit => 100;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Event)
WHERE m.supersededAt = $openEnd AND m.status = 'planned' AND m.validFrom <= $saidAt < m.validTo
  AND (m.startsAt IS NULL OR m.startsAt >= $saidAt OR m.endsAt > $saidAt OR m.recursUntil > $saidAt)
WITH m ORDER BY m.startsAt, m.id LIMIT $limit
RETURN m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, m.endsAt.epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening, 
       2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
ORDER BY startsAt, id;
