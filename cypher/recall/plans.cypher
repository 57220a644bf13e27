// recall/plans: plans of a contact that were stated by then and are not over, for words that move or cancel one; the next first.
//
// @mode   read
// @param  contactId  string
// @param  scope      string    the statement's agent; '' for the shared record
// @param  saidAt     instant  when the words were said
// @param  knownAt    instant  what was believed then
// @param  vector     vector?  for the cosine of each
// @param  property   string   the property with the vectors: embeddingA or embeddingB
// @param  limit      int
// @return id         string
// @return kind       string
// @return importance float
// @return saidAt     int    milliseconds since 1970, like the times below
// @return validFrom  int
// @return validTo    int
// @return startsAt   int?
// @return endsAt     int?  the last occurrence of a series
// @return attribute  string?
// @return subjectKey string? whom or what it is about; null for the contact
// @return opening    string  the first words of its text
// @return modality   string  a fact, a plan, a wish or hearsay
// @return cosine     float?
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scope => '';
// :param saidAt => datetime();
// :param knownAt => datetime();
// :param vector => null;
// :param property => 'embeddingA';
// :param limit => 100;

MATCH (:Contact|Fork {id: $contactId})<-[:ABOUT]-(m:Event)
WHERE m.recordedAt <= $knownAt < m.supersededAt AND coalesce(m.agentId, '') = $scope AND m.status = 'planned' AND m.validFrom <= $saidAt < m.validTo
  AND (m.startsAt IS NULL OR m.startsAt >= $saidAt OR m.endsAt > $saidAt OR m.recursUntil > $saidAt)
WITH m ORDER BY m.startsAt, m.id LIMIT $limit
RETURN m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, coalesce(m.recursUntil, m.endsAt).epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening,
       coalesce(m.modality, 'fact') AS modality,
       2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
ORDER BY startsAt, id;
