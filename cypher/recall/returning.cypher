// recall/returning: facts that come back, as believed at $knownAt, when versions end that replace them temporarily: the piece of a fact
// after each of these, of which another piece ends where it begins.
//
// @mode   read
// @param  contactId  string   whose they are
// @param  ids        string[] those versions
// @param  vector     vector?  for the cosine of each
// @param  property   string   the property with the vectors: embeddingA or embeddingB
// @param  knownAt    instant  what was believed then
// @return after      string   the version that stands in its place until then
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
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param vector => null;
// :param property => 'embeddingA';
// :param knownAt => datetime();

UNWIND $ids AS after
MATCH (between:Memory {id: after})
WHERE between.contactId = $contactId
WITH after, between.factId AS factId, between.factKeyHash AS key, between.validFrom AS began, between.validTo AS ended
// A fact can have thousands of pieces: each is found by where it begins or ends, whatever the planner takes to be few.
CALL (factId, key, ended) {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validFrom, id)
  WHERE m.contactId = $contactId AND m.validFrom = ended AND m.id IS NOT NULL AND m.factId = factId
    AND m.factKeyHash <> key AND m.recordedAt <= $knownAt < m.supersededAt
  RETURN m
}
CALL (factId, began, m) {
  MATCH (before:Memory)
  USING INDEX SEEK before:Memory(contactId, validTo, id)
  WHERE before.contactId = $contactId AND before.validTo = began AND before.id IS NOT NULL
    AND before.factId = factId AND before.factKeyHash = m.factKeyHash AND before.recordedAt <= $knownAt < before.supersededAt
  RETURN before LIMIT 1
}
WITH after, m, 2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
RETURN after, m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, coalesce(m.recursUntil, m.endsAt).epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening,
       coalesce(m.modality, 'fact') AS modality, cosine
ORDER BY validFrom, id;
