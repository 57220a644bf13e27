// retention/due: for the next contacts of a tenant, how much of each kind is past its rule, and the time of the oldest.
//
// @mode   read
// @param  tenantId        string
// @param  after           string    the page begins after this contact
// @param  limit           int       contacts
// @param  turnsBefore     instant?  null: none is due
// @param  versionsBefore  instant?
// @param  decisionsBefore instant?
// @return contactId       string
// @return turns           int       recorded before
// @return turnsFrom       instant?
// @return versions        int       believed no longer since before
// @return versionsFrom    instant?
// @return decisions       int       taken before, with words
// @return decisionsFrom   instant?
//
// :param tenantId => 'default';
// :param after => '';
// :param limit => 100;
// :param turnsBefore => datetime();
// :param versionsBefore => datetime();
// :param decisionsBefore => datetime();

MATCH (c:Contact)
WHERE c.tenantId = $tenantId AND c.id > $after
WITH c ORDER BY c.id LIMIT $limit
CALL (c) {
  MATCH (t:Turn)
  WHERE t.contactId = c.id AND t.at IS NOT NULL AND t.recordedAt < $turnsBefore AND t.forgottenAt IS NULL
  RETURN count(t) AS turns, min(t.recordedAt) AS turnsFrom
}
CALL (c) {
  MATCH (c)<-[:ABOUT]-(m:Memory)
  WHERE m.supersededAt < $versionsBefore
  RETURN count(m) AS versions, min(m.supersededAt) AS versionsFrom
}
CALL (c) {
  MATCH (d:Decision)
  WHERE d.contactId = c.id AND d.recordedAt < $decisionsBefore AND d.position IS NOT NULL
    AND (d.text <> '' OR d.candidates <> '[]')
  RETURN count(d) AS decisions, min(d.recordedAt) AS decisionsFrom
}
RETURN c.id AS contactId, turns, turnsFrom, versions, versionsFrom, decisions, decisionsFrom
ORDER BY contactId;
