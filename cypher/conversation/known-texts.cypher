// conversation/known-texts: everything ever believed of a contact before a moment, newest first, current or not; for a merged contact,
// also of the one it was merged into.
//
// @mode   read
// @param  contactId string
// @param  before    instant
// @param  limit     int
// @return text      string
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param before => datetime();
// :param limit => 2000;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (:Contact {id: $contactId})-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]->{0,100}(:Contact)<-[:ABOUT]-(m:Memory)
WHERE m.recordedAt < $before
RETURN m.text AS text
ORDER BY m.recordedAt DESC, m.id
LIMIT $limit;
