// recall/nearest-memories-a: the nearest of a large contact's memories by the vector index, with exact scores; none if fewer match than
// are asked for.
//
// @mode   read
// @param  contactId string
// @param  vector    vector    unit length
// @param  startsBy  instant   only what begins to hold by then
// @param  endsAfter instant   and holds until after this
// @param  knownAt   instant
// @param  kinds     string[]
// @param  tiers      string[]
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  written    string[]  memories written in this transaction, which the index does not contain
// @param  limit     int    of those in the index
// @return id         string
// @return kind       string
// @return importance float
// @return saidAt     int    milliseconds since 1970, like the times below: ranking needs no more, and reads them faster
// @return validFrom  int
// @return validTo    int
// @return startsAt   int?
// @return endsAt     int?  the last occurrence of a series
// @return attribute  string?
// @return subjectKey string? whom or what it is about; null for the contact
// @return opening    string  the first words of its text, which may say whom it is about
// @return modality   string  a fact, a plan, a wish or hearsay
// @return cosine     float
// @return isSought   boolean in the tiers and scopes, by which the index cannot filter
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param startsBy => datetime();
// :param endsAfter => datetime();
// :param knownAt => datetime();
// :param kinds => ['semantic', 'episodic', 'procedural'];
// :param tiers => ['core', 'working'];
// :param scopes => [''];
// :param vector => [x IN range(1, 384) | 0.05];
// :param written => [];
// :param limit => 50;

CYPHER 25
// A filtered search that matches fewer than its LIMIT fails in an index that has deleted entries (docs/adr/0122).
CALL () {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validTo, id)
  WHERE m.contactId = $contactId AND m.validFrom <= $startsBy AND m.validTo > $endsAfter
    AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.kind IN $kinds
    AND m.embeddingA IS NOT NULL AND m.id IS NOT NULL AND NOT m.id IN $written
  WITH m LIMIT $limit
  RETURN count(m) = $limit AS isEnough
}
CALL (isEnough) {
  FILTER isEnough
  MATCH (m:Memory)
  SEARCH m IN (
    VECTOR INDEX memory_embedding_a FOR $vector
    WHERE m.contactId = $contactId AND m.validFrom <= $startsBy AND m.validTo > $endsAfter
      AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.kind IN $kinds
    LIMIT $limit
  ) SCORE AS score
  RETURN m, score
  UNION ALL
  UNWIND $written AS id
  MATCH (m:Memory {id: id})
  WHERE m.contactId = $contactId AND m.validFrom <= $startsBy AND m.validTo > $endsAfter
    AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.kind IN $kinds
    AND m.embeddingA IS NOT NULL
  RETURN m, vector.similarity.cosine(m.embeddingA, $vector) AS score
}
WITH m, 2 * score - 1 AS cosine
RETURN m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, coalesce(m.recursUntil, m.endsAt).epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening, coalesce(m.modality, 'fact') AS modality, cosine,
       coalesce(m.tier, 'working') IN $tiers AND coalesce(m.agentId, '') IN $scopes AS isSought
ORDER BY cosine DESC, id;
