// erase/mentions: decisions of others that may name marked memories, each with the fields that may name one; without marked decisions.
//
// @mode   read
// @param  contactIds string[] the others
// @param  since      instant  when the first of the memories was recorded
// @return id         string
// @return decidedBy  string
// @return reason     string
// @return superseded string[]
// @return opened     string[] absent ones are empty
// @return candidates string   JSON
//
// :param contactIds => [];
// :param since => datetime('0001-01-01T00:00Z');

UNWIND $contactIds AS contactId
MATCH (d:Decision)
USING INDEX SEEK d:Decision(contactId, recordedAt, position)
WHERE d.contactId = contactId AND d.recordedAt >= $since AND d.position IS NOT NULL AND NOT d:Erased
RETURN d.id AS id, d.decidedBy AS decidedBy, d.reason AS reason, d.superseded AS superseded, coalesce(d.opened, []) AS opened,
       d.candidates AS candidates
ORDER BY id;
