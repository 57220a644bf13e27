// schema/045-entities-of-subjects: an entity for each subject that was remembered before there were entities: the versions of one contact
// with one subject are of one. A word for a role is its role, anything else its name. It goes on where it was stopped.
//
// @mode write

MATCH (m:Memory)
WHERE m.subjectKey <> '' AND m.entityId IS NULL
WITH m.contactId AS contactId, m.subjectKey AS subject, collect(m) AS versions, min(m.id) AS first
CALL (contactId, subject, versions, first) {
  MATCH (c:Contact {id: contactId})
  WITH c, subject, versions, first,
       subject IN ['sister', 'brother', 'sibling', 'mother', 'father', 'parent', 'daughter', 'son', 'child', 'husband', 'wife', 'spouse', 'partner',
                   'friend', 'boss', 'manager', 'colleague', 'doctor', 'dentist', 'neighbour', 'dog', 'cat', 'pet', 'employer', 'car'] AS isRole
  MERGE (e:Entity {id: coalesce([m IN versions | m.entityId][0], first)})
  ON CREATE SET e.tenantId = c.tenantId, e.contactId = contactId, e.createdAt = head(versions).recordedAt
  MERGE (e)-[:OF]->(c)
  WITH e, versions, subject, isRole,
       CASE WHEN subject IN ['dog', 'cat', 'pet'] THEN 'animal' WHEN subject = 'employer' THEN 'organisation' WHEN subject = 'car' THEN 'thing' ELSE 'person' END AS kind
  SET e.kind = kind, e.role = CASE WHEN isRole THEN subject END, e.name = CASE WHEN isRole THEN null ELSE head(versions).subject END, e.aliases = []
  WITH e, versions, subject, isRole, kind
  UNWIND versions AS m
  MERGE (m)-[of:OF]->(e)
  SET of.recordedAt = m.recordedAt, of.kind = kind, of.role = CASE WHEN isRole THEN subject END, of.name = CASE WHEN isRole THEN null ELSE m.subject END,
      m.entityId = e.id
} IN TRANSACTIONS OF 100 ROWS;
