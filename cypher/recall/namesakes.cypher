// recall/namesakes: other values of a statement's attribute, believed at $knownAt, the nearest first.
//
// Versions known to begin later are left out: what is said of an earlier time says nothing about them.
//
// @mode   read
// @param  contactId  string
// @param  scope      string    the statement's agent; '' for the shared record
// @param  attributes string[]  every name that the attribute was kept under
// @param  subjectKey string    the entity that the statement is about; '' for the contact
// @param  vector     vector?   for the cosine of each
// @param  property   string    the property with the vectors: embeddingA or embeddingB
// @param  from       instant   since when the statement holds
// @param  to         until     until when it holds
// @param  saidAt     instant   when it was said
// @param  knownAt    instant   what was believed then
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
// @return opening    string  the first words of its text, which may say whom it is about
// @return modality   string  a fact, a plan, a wish or hearsay
// @return cosine     float?
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param scope => '';
// :param attributes => ['order_colour', 'ordercolour'];
// :param subjectKey => '';
// :param vector => null;
// :param property => 'embeddingA';
// :param from => datetime();
// :param to => datetime('9999-12-31T23:59:59.999Z');
// :param saidAt => datetime();
// :param knownAt => datetime();
// :param limit => 5;

MATCH (m:Memory {contactId: $contactId})
WHERE m.attribute IN $attributes AND m.recordedAt <= $knownAt < m.supersededAt
  AND coalesce(m.entityId, m.subjectKey, '') = $subjectKey AND coalesce(m.agentId, '') = $scope
  AND coalesce(m.polarity, 'holds') = 'holds' AND m.validFrom < $to AND m.validTo > $from
  AND (m.validFrom <= $from OR (NOT coalesce(m.startsKnown, true) AND m.saidAt <= $saidAt))
WITH m, 2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
ORDER BY coalesce(cosine, -1) DESC, m.saidAt DESC, m.id LIMIT $limit
RETURN m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, coalesce(m.recursUntil, m.endsAt).epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening,
       coalesce(m.modality, 'fact') AS modality, cosine
ORDER BY coalesce(cosine, -1) DESC, saidAt DESC, id;
