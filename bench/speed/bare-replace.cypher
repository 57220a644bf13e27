// The least that keeps both clocks when another value takes the place of one: the old version is believed no longer, a
// copy of it that ends now is, and the new one, each in all indexes.
MATCH (c:Contact {id: $contactId})
CALL (c) {
  MATCH (old:Memory)
  WHERE old.contactId = $contactId AND old.attribute = $memory.attribute AND old.supersededAt = $openEnd AND old.validTo = $openEnd
  SET old.supersededAt = $memory.recordedAt, old:Superseded
  CREATE (ended:Memory)-[:ABOUT]->(c)
  SET ended = old {.*, id: $endedId, recordedAt: $memory.recordedAt, supersededAt: $openEnd, validTo: $memory.validFrom}
  CREATE (ended)-[:SUPERSEDES {as: 'remainder'}]->(old)
}
CREATE (m:Memory $memory)-[:ABOUT]->(c)
SET m.tenantId = c.tenantId, m.contactId = c.id, m.supersededAt = $openEnd, m.validTo = $openEnd
WITH m
CALL db.create.setNodeVectorProperty(m, 'embeddingA', $vector)
RETURN m.id AS id;
