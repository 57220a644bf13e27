// settings/set: sets what a tenant set for itself, on the tenant, where reads and writes find it, and keeps it as another version. The
// tenant is locked, so that no two have one number. The secret of the webhook is kept with the tenant alone.
//
// @mode   write
// @param  tenantId   string
// @param  id         string
// @param  attributes string   JSON
// @param  ranking    string?  JSON
// @param  timezone   string?
// @param  country    string?
// @param  turns      int?     days; null: forever
// @param  versions   int?
// @param  answers    int?
// @param  decisions  int?
// @param  privacy    string?  JSON
// @param  webhookUrl string?
// @param  webhookSecret string?
// @param  now        instant
// @param  by         string?  the API key
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param attributes => '[{"name": "wine_region", "cardinality": "one", "meaning": null}]';
// :param ranking => '{"halfLifeDays": {"semantic": 365}}';
// :param timezone => 'Asia/Kolkata';
// :param country => 'IN';
// :param turns => 90;
// :param versions => null;
// :param answers => null;
// :param decisions => null;
// :param privacy => '{"card": "mask"}';
// :param webhookUrl => null;
// :param webhookSecret => null;
// :param now => datetime();
// :param by => null;

MATCH (t:Tenant {id: $tenantId})
SET t.attributes = $attributes, t.ranking = $ranking, t.timezone = $timezone, t.country = $country,
    t.keepTurns = $turns, t.keepVersions = $versions, t.keepAnswers = $answers, t.keepDecisions = $decisions,
    t.privacy = $privacy, t.webhookUrl = $webhookUrl, t.webhookSecret = $webhookSecret
WITH t, COUNT { (t)-[:SETS]->(:TenantSettings) } AS before
CREATE (t)-[:SETS]->(:TenantSettings {
  id: $id, tenantId: $tenantId, number: before + 1, attributes: $attributes, ranking: $ranking, timezone: $timezone,
  country: $country, keepTurns: $turns, keepVersions: $versions, keepAnswers: $answers, keepDecisions: $decisions,
  privacy: $privacy, webhookUrl: $webhookUrl, setAt: $now, setBy: $by
});
