// memory/corrected-since: the version of a fact that was corrected, or said never to have been true, by a statement made after $saidAt;
// of several, the one corrected last. A correction to another value counts only for the time in which the corrected version held.
//
// @mode   read
// @param  contactId     string
// @param  factKeyHashes string[] of the fact
// @param  subjectKey    string   whom or what it is about; '' for the contact
// @param  scope         string   the agent whose record it is in; '' for the shared one
// @param  saidAt        instant
// @param  from          instant  since when it is said to hold
// @param  to            instant? until when; null: no end is known
// @param  knownAt       instant
// @return id            string
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param factKeyHashes => ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'];
// :param subjectKey => '';
// :param scope => '';
// :param saidAt => datetime();
// :param from => datetime();
// :param to => null;
// :param knownAt => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (m:Memory {contactId: $contactId})
WHERE m.factKeyHash IN $factKeyHashes AND m.supersededAt <= $knownAt AND coalesce(m.polarity, 'holds') = 'holds' AND m.repository IS NULL
  AND coalesce(m.entityId, m.subjectKey, '') = $subjectKey AND coalesce(m.agentId, '') = $scope
CALL (m) {
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome = 'corrected' AND m.id IN d.superseded
  RETURN d
UNION
  MATCH (m)<-[r:SUPERSEDES WHERE r.as = 'correction']-(:Memory|Forgotten)
  WHERE m.validTo > $from AND m.validFrom < coalesce($to, $openEnd)
  MATCH (d:Decision {id: r.decisionId})
  RETURN d
}
WITH m, d
WHERE d.saidAt > $saidAt AND d.recordedAt <= $knownAt < d.revertedAt
RETURN m.id AS id
ORDER BY d.saidAt DESC, id LIMIT 1;
