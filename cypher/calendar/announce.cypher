// calendar/announce: creates one notice of the planned events of a locked contact that start soon and that all agents see. Each event is
// announced once, even if it is split or filed later; series whose first time does not take place are not announced.
//
// @mode   write
// @param  tenantId  string
// @param  contactId string
// @param  noticeId  string
// @param  now       instant
// @param  until     instant
// @param  most      int      how many events at most; the others wait for the next notice
// @param  forget    instant  notices made before it, and settled, are deleted
// @return events    int
//
// :param tenantId => 'default';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param noticeId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();
// :param until => datetime() + duration('P1D');
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param most => 100;
// :param forget => datetime() - duration('P90D');

MATCH (c:Contact {id: $contactId})
WHERE c.tenantId = $tenantId
CALL (c) {
  MATCH (c)<-[:FOR]-(old:Notice)
  WHERE NOT old:PendingNotice AND old.createdAt < $forget
  DETACH DELETE old
}
CALL (c) {
  MATCH (c)<-[:ABOUT]-(m:Event)
  WHERE m.startsAt > $now AND m.startsAt <= $until AND m.status = 'planned'
    AND m.supersededAt = $openEnd AND m.validTo > $now AND m.agentId IS NULL
    AND NOT EXISTS { (m) (()-[s:SUPERSEDES WHERE s.as IN ['filed', 'remainder']]->()){0,50} (:Memory)-[:COPY_OF]-{0,50}(:Memory)<-[:ANNOUNCES]-(:Notice) }
    AND NONE(at IN split(coalesce(split(m.recurrence, 'EXDATE:')[1], ''), ',') WHERE at <> '' AND datetime(at).epochSeconds = m.startsAt.epochSeconds)
  WITH m ORDER BY m.startsAt, m.id LIMIT $most
  RETURN collect(m) AS due
}
FOREACH (_ IN CASE WHEN size(due) > 0 THEN [1] ELSE [] END |
  CREATE (n:Notice:PendingNotice {id: $noticeId, tenantId: $tenantId, contactId: $contactId, state: 'pending', attempts: 0,
                                  createdAt: $now, dueAt: $now, leasedUntil: $now})-[:FOR]->(c)
  FOREACH (m IN due | CREATE (n)-[:ANNOUNCES]->(m)))
RETURN size(due) AS events;
