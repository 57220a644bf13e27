// retention/drop-answers: deletes the oldest stored answers of a tenant that are past its rule.
//
// @mode   write
// @param  tenantId string
// @param  before   instant  they were given before
// @param  limit    int
// @return answers  int
//
// :param tenantId => 'default';
// :param before => datetime();
// :param limit => 100;

MATCH (a:Answer)
WHERE a.createdAt < $before AND a.tenantId = $tenantId
WITH a ORDER BY a.createdAt, a.key LIMIT $limit
DETACH DELETE a
RETURN count(*) AS answers;
