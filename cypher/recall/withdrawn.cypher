// recall/withdrawn: the plans of a contact, and of those merged into it, that a statement cancelled, latest first. Plans withdrawn as
// wrong were never plans.
//
// @mode   read
// @param  scopeIds   string[] the contact and those merged into it, or the fork
// @param  scopes     string[] whose records are read: '' for what all agents see, else the id of an agent
// @param  tiers      string[] only of these
// @param  validAt    instant  what held by then
// @param  knownAt    instant  what was believed then
// @param  vector     vector?  for the cosine of each
// @param  property   string   the property with the vectors: embeddingA or embeddingB
// @param  considered int      only the latest of them
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
// :param scopeIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param scopes => [''];
// :param tiers => ['core', 'working'];
// :param validAt => datetime();
// :param knownAt => datetime();
// :param vector => null;
// :param property => 'embeddingA';
// :param considered => 100;

UNWIND $scopeIds AS scopeId
MATCH (m:Superseded)
USING INDEX SEEK m:Superseded(contactId, supersededAt)
WHERE m.contactId = scopeId AND m.supersededAt <= $knownAt AND m:Event AND m.validFrom <= $validAt
  AND coalesce(m.agentId, '') IN $scopes AND coalesce(m.tier, 'working') IN $tiers
  AND EXISTS {
    MATCH (d:Decision)-[:DECIDED]->(m)
    WHERE d.outcome = 'withdrawn' AND d.saidAt IS NOT NULL AND d.recordedAt <= $knownAt < d.revertedAt
  }
WITH m ORDER BY m.supersededAt DESC, m.id LIMIT $considered
RETURN m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, coalesce(m.recursUntil, m.endsAt).epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening,
       coalesce(m.modality, 'fact') AS modality,
       2 * vector.similarity.cosine(m[$property], $vector) - 1 AS cosine
ORDER BY m.supersededAt DESC, id;
