// retention/rules: for how many days tenants keep each kind; tenants that keep everything are left out, unless one is requested.
//
// @mode   read
// @param  tenantId  string?  null: of all
// @return tenantId  string
// @return turns     int?     days; null: forever
// @return versions  int?
// @return answers   int?
// @return decisions int?
//
// :param tenantId => null;

MATCH (t:Tenant)
WHERE t.id = $tenantId
   OR ($tenantId IS NULL AND (t.keepTurns IS NOT NULL OR t.keepVersions IS NOT NULL OR t.keepAnswers IS NOT NULL OR t.keepDecisions IS NOT NULL))
RETURN t.id AS tenantId, t.keepTurns AS turns, t.keepVersions AS versions, t.keepAnswers AS answers, t.keepDecisions AS decisions
ORDER BY tenantId;
