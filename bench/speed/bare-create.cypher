// The least that is a memory: all that its indexes hold, the vector included.
MATCH (c:Contact {id: $contactId})
CREATE (m:Memory $memory)-[:ABOUT]->(c)
SET m.tenantId = c.tenantId, m.contactId = c.id, m.supersededAt = $openEnd, m.validTo = $openEnd
WITH m
CALL db.create.setNodeVectorProperty(m, 'embeddingA', $vector)
RETURN m.id AS id;
