// embedding/missing-turns: turns without a vector in a slot, after a given one.
//
// @mode   read
// @param  property  string  embeddingA or embeddingB
// @param  afterContactId string  of the previous one; '' to begin
// @param  afterId        string
// @param  afterSessionId string
// @param  limit    int
// @return nodeId   string
// @return contactId string
// @return id       string
// @return sessionId string
// @return text     string  the text to embed
//
// :param property => 'embeddingB';
// :param afterContactId => '';
// :param afterId => '';
// :param afterSessionId => '';
// :param limit => 64;

// The rest of the contact, then later contacts: each part starts at the right place in the index.
CALL () {
  MATCH (t:Turn)
  USING INDEX SEEK t:Turn(contactId, id)
  WHERE t.contactId = $afterContactId AND t.id >= $afterId
    AND CASE WHEN t.id = $afterId THEN t.sessionId > $afterSessionId ELSE true END
    AND t[$property] IS NULL AND t.searchText IS NOT NULL
  RETURN t ORDER BY t.contactId, t.id, t.sessionId LIMIT $limit
UNION ALL
  MATCH (t:Turn)
  USING INDEX SEEK t:Turn(contactId, id)
  WHERE t.contactId > $afterContactId AND t.id IS NOT NULL
    AND t[$property] IS NULL AND t.searchText IS NOT NULL
  RETURN t ORDER BY t.contactId, t.id, t.sessionId LIMIT $limit
}
RETURN elementId(t) AS nodeId, t.contactId AS contactId, t.id AS id, t.sessionId AS sessionId, t.searchText AS text
ORDER BY contactId, id, sessionId LIMIT $limit;
