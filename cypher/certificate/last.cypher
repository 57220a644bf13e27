// certificate/last: the end of a tenant's list of certificates.
//
// @mode   read
// @param  tenantId string
// @return number   int
// @return hash     string
//
// :param tenantId => 'default';

MATCH (e:Certificate)
WHERE e.tenantId = $tenantId AND e.number > 0
RETURN e.number AS number, e.hash AS hash
ORDER BY e.number DESC LIMIT 1;
