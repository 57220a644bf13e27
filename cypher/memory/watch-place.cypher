// memory/watch-place: where watching a contact begins: after its last decision, or after the decision that was sent last.
//
// @mode   read
// @param  tenantId   string
// @param  contactId  string
// @param  decisionId string?  the last one that was sent; it must be of the contact, or of one that answered for it
// @return of         string   the contact that answers now
// @return position   int      the number of its last decision
// @return at         instant  its last write
// @return decided    map? {of string, position int, at instant} of the decision; null if there is none
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param decisionId => null;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (named:Contact {id: $contactId})
WHERE named.tenantId = $tenantId
MATCH (named)-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]->{0,100}(c:Contact)
WITH named, c ORDER BY size(r) DESC LIMIT 1
OPTIONAL MATCH (d:Decision {id: $decisionId})
WHERE EXISTS { (named)-[:MERGED_INTO]->{0,100}(:Contact {id: d.contactId}) }
RETURN c.id AS of, coalesce(c.decisions, 0) AS position, c.lastWriteAt AS at,
       d {of: d.contactId, .position, at: d.recordedAt} AS decided;
