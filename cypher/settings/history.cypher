// settings/history: the versions of what a tenant set for itself, newest first.
//
// @mode   read
// @param  tenantId   string
// @param  before     int?     the page begins below this number; null: with the newest
// @param  limit      int
// @return attributes string   JSON
// @return ranking    string?  JSON
// @return timezone   string?
// @return country    string?
// @return turns      int?     days; null: forever
// @return versions   int?
// @return answers    int?
// @return decisions  int?
// @return privacy    string?  JSON
// @return webhookUrl string?
// @return version    int
// @return setAt      instant
// @return setBy      string?  the API key
//
// :param tenantId => 'default';
// :param before => null;
// :param limit => 50;

MATCH (:Tenant {id: $tenantId})-[:SETS]->(s:TenantSettings)
WHERE $before IS NULL OR s.number < $before
RETURN s.attributes AS attributes, s.ranking AS ranking, s.timezone AS timezone, s.country AS country,
       s.keepTurns AS turns, s.keepVersions AS versions, s.keepAnswers AS answers, s.keepDecisions AS decisions,
       s.privacy AS privacy, s.webhookUrl AS webhookUrl, s.number AS version, s.setAt AS setAt, s.setBy AS setBy
ORDER BY s.number DESC, s.id
LIMIT $limit;
