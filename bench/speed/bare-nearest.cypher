// The least that answers: the ten nearest live memories by the index alone, with the service's filters.
CYPHER 25
MATCH (m:Memory)
SEARCH m IN (
  VECTOR INDEX memory_embedding_a FOR $vector
  WHERE m.contactId = $contactId AND m.validFrom <= $now AND m.validTo > $now
    AND m.recordedAt <= $now AND m.supersededAt > $now AND m.kind IN $kinds
  LIMIT 10
) SCORE AS similarity
RETURN m.id AS id, m.text AS text, m.validFrom AS validFrom, m.validTo AS validTo, similarity;
