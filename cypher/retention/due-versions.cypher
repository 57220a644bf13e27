// retention/due-versions: the oldest versions of contacts that were superseded longer ago than the rule says.
//
// @mode   read
// @param  contactIds   string[]
// @param  before       instant  superseded before
// @param  limit        int
// @return id           string
// @return contactId    string
// @return words        string[] all that it says
// @return supersededAt until
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param before => datetime();
// :param limit => 100;

UNWIND $contactIds AS contactId
MATCH (:Contact {id: contactId})<-[:ABOUT]-(m:Memory)
WHERE m.supersededAt < $before
WITH m ORDER BY m.supersededAt, m.id LIMIT $limit
RETURN m.id AS id, m.contactId AS contactId,
       [words IN [m.text, m.value, m.subject, m.object, m.quote] + coalesce(m.aliases, []) WHERE words IS NOT NULL] AS words,
       m.supersededAt AS supersededAt
ORDER BY m.supersededAt, id;
