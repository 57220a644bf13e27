// calendar/unannounced: the contacts of any tenant with a planned event that starts soon and was not announced, except a series whose
// first time does not take place.
//
// @mode   read
// @param  now       instant
// @param  until     instant
// @param  limit     int
// @param  all       boolean  false: only of tenants that have a webhook
// @param  only      string[]? null: of any tenant
// @param  elsewhere string[] tenants whose data lives in another database by now
// @return tenantId  string
// @return contactId string
//
// :param now => datetime();
// :param until => datetime() + duration('P1D');
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param limit => 500;
// :param all => true;
// :param only => null;
// :param elsewhere => [];

MATCH (t:Tenant)
WHERE ($all OR t.webhookUrl IS NOT NULL) AND ($only IS NULL OR t.id IN $only) AND NOT t.id IN $elsewhere
CALL (t) {
  MATCH (m:Event)
  WHERE m.tenantId = t.id AND m.startsAt > $now AND m.startsAt <= $until AND m.status = 'planned'
    AND m.supersededAt = $openEnd AND m.validTo > $now AND m.agentId IS NULL
    AND NOT EXISTS { (m) (()-[s:SUPERSEDES WHERE s.as IN ['filed', 'remainder']]->()){0,50} (:Memory)-[:COPY_OF]-{0,50}(:Memory)<-[:ANNOUNCES]-(:Notice) }
    AND NONE(at IN split(coalesce(split(m.recurrence, 'EXDATE:')[1], ''), ',') WHERE at <> '' AND datetime(at).epochSeconds = m.startsAt.epochSeconds)
    AND NOT EXISTS { (m)-[:ABOUT]->(:Fork) }
    AND NOT EXISTS { (m)-[:ABOUT]->(:Contact)-[:MERGED_INTO {revertedAt: $openEnd}]->() }
  RETURN DISTINCT m.contactId AS contactId
}
RETURN t.id AS tenantId, contactId
ORDER BY contactId
LIMIT $limit;
