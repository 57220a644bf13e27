// retention/set-rules: sets for how many days a tenant keeps each kind.
//
// @mode   write
// @param  tenantId  string
// @param  turns     int?    days; null: for good
// @param  versions  int?
// @param  answers   int?
// @param  decisions int?
// @return tenantId  string  absent if there is no such tenant
//
// :param tenantId => 'default';
// :param turns => 90;
// :param versions => null;
// :param answers => null;
// :param decisions => null;

MATCH (t:Tenant {id: $tenantId})
SET t.keepTurns = $turns, t.keepVersions = $versions, t.keepAnswers = $answers, t.keepDecisions = $decisions
RETURN t.id AS tenantId;
