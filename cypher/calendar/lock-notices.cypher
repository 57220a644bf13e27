// calendar/lock-notices: takes the write locks of due notices until the transaction ends. First of two steps, since only a query that
// begins after taking the locks sees what another instance did with them.
//
// @mode   write
// @param  now   instant
// @param  limit int
// @param  all   boolean  false: only those of tenants that have a webhook
// @param  only      string[]? null: of any tenant
// @param  elsewhere string[] tenants whose data lives in another database by now
// @return id    string
//
// :param now => datetime();
// :param limit => 10;
// :param all => true;
// :param only => null;
// :param elsewhere => [];

MATCH (n:PendingNotice)
WHERE n.dueAt <= $now AND n.leasedUntil <= $now AND ($all OR EXISTS { (t:Tenant {id: n.tenantId}) WHERE t.webhookUrl IS NOT NULL })
  AND ($only IS NULL OR n.tenantId IN $only) AND NOT n.tenantId IN $elsewhere
WITH n ORDER BY n.dueAt, n.id LIMIT $limit
// In the same order as an erasure, which may want the same locks.
WITH n ORDER BY elementId(n)
SET n.locked = true
RETURN n.id AS id
ORDER BY id;
