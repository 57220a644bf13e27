// audit/lines: the audit log of a tenant, newest first.
//
// @mode   read
// @param  tenantId  string
// @param  keyId     string?  only of this key
// @param  from      instant  inclusive
// @param  until    instant  exclusive, except for lines with a lower id than beforeId
// @param  beforeId string   the id of the previous page's last line; '' for the first page
// @param  limit     int
// @return id        string
// @return at        instant
// @return operation string
// @return door      string
// @return contactId string?
// @return keyId     string?
// @return keyName   string?
// @return role      string?
//
// :param tenantId => 'default';
// :param keyId => null;
// :param from => datetime('2026-01-01T00:00:00Z');
// :param until => datetime();
// :param beforeId => '';
// :param limit => 50;

MATCH (a:AuditLine {tenantId: $tenantId})
WHERE a.at >= $from AND a.at <= $until
  AND (a.at < $until OR a.id < $beforeId)
  AND ($keyId IS NULL OR a.keyId = $keyId)
RETURN a.id AS id, a.at AS at, a.operation AS operation, a.door AS door, a.contactId AS contactId,
       a.keyId AS keyId, a.keyName AS keyName, a.role AS role
ORDER BY at DESC, id DESC
LIMIT $limit;
