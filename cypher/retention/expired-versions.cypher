// retention/expired-versions: versions of contacts that have expired, including current ones.
//
// @mode   read
// @param  contactIds   string[]
// @param  now          instant
// @param  limit        int
// @return id           string
// @return contactId    string
// @return words        string[] all that it says
// @return supersededAt until
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param now => datetime();
// :param limit => 100;

MATCH (n:Expiring)
WHERE n.forgetAt <= $now AND n.contactId IN $contactIds AND n:Memory
WITH n ORDER BY n.forgetAt, n.id LIMIT $limit
RETURN n.id AS id, n.contactId AS contactId,
       [words IN [n.text, n.value, n.subject, n.object, n.quote] + coalesce(n.aliases, []) WHERE words IS NOT NULL] AS words,
       n.supersededAt AS supersededAt
ORDER BY n.forgetAt, id;
