// The least that makes writes about a contact wait for each other.
MATCH (c:Contact {id: $contactId}) WHERE c.tenantId = $tenantId
SET c.locked = true
REMOVE c.locked
RETURN c.lastWriteAt AS lastWriteAt;
