// settings/get: what a tenant set for itself, as it is now.
//
// @mode   read
// @param  tenantId   string
// @return attributes string?  JSON
// @return ranking    string?  JSON
// @return timezone   string?
// @return country    string?
// @return turns      int?     days; null: forever
// @return versions   int?
// @return answers    int?
// @return decisions  int?
// @return privacy    string?  JSON
// @return webhookUrl string?
// @return webhookSecret string?  never shown
// @return version    int      0: nothing was ever set
// @return setAt      instant?
// @return setBy      string?  the API key
//
// :param tenantId => 'default';

MATCH (t:Tenant {id: $tenantId})
WITH t, COLLECT { MATCH (t)-[:SETS]->(s:TenantSettings) RETURN s ORDER BY s.number DESC, s.id LIMIT 1 }[0] AS last
RETURN t.attributes AS attributes, t.ranking AS ranking, t.timezone AS timezone, t.country AS country,
       t.keepTurns AS turns, t.keepVersions AS versions, t.keepAnswers AS answers, t.keepDecisions AS decisions, t.privacy AS privacy,
       t.webhookUrl AS webhookUrl, t.webhookSecret AS webhookSecret,
       coalesce(last.number, 0) AS version, last.setAt AS setAt, last.setBy AS setBy;
