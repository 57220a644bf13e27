// retention/due-answers: how many stored answers of a tenant are past its rule, and the time of the oldest.
//
// @mode   read
// @param  tenantId    string
// @param  before      instant  they were given before
// @return answers     int
// @return answersFrom instant?
//
// :param tenantId => 'default';
// :param before => datetime();

MATCH (a:Answer)
WHERE a.createdAt < $before AND a.tenantId = $tenantId
RETURN count(a) AS answers, min(a.createdAt) AS answersFrom;
