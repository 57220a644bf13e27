// The least a caller can ask first: whose contact it is.
MATCH (c:Contact {id: $contactId}) WHERE c.tenantId = $tenantId
RETURN c.lastWriteAt AS lastWriteAt;
