// conversation/told-before: what was ever believed of a contact before a moment, newest first, whether or not it still is.
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

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.recordedAt < $before
RETURN m.text AS text
ORDER BY m.recordedAt DESC, m.id
LIMIT $limit;
