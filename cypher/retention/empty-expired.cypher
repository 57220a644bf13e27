// retention/empty-expired: removes the words from decisions of contacts that have expired. Their effects and numbers stay.
//
// @mode   write
// @param  contactIds string[]
// @param  now        instant
// @param  limit      int
// @param  reason     string   in place of their own
// @return decisions string[] the ids of those that lost their words
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param now => datetime();
// :param limit => 100;
// :param reason => 'Not kept.';

MATCH (d:Expiring)
WHERE d.forgetAt <= $now AND d.contactId IN $contactIds AND d:Decision
WITH d ORDER BY d.forgetAt, d.id LIMIT $limit
SET d.text = '', d.candidates = '[]', d.reason = $reason
REMOVE d.key, d.statedReason, d.forgetAt, d:Expiring
WITH collect(d) AS emptied
CALL (emptied) {
  UNWIND emptied AS d
  MATCH (d)-[:DECIDED]->(:Memory|Forgotten)-[:SUPERSEDES]->{0,1}(:Memory|Forgotten)<-[r:SUPERSEDES]-(:Memory|Forgotten)
  WHERE r.decisionId = d.id
  SET r.reason = $reason
  REMOVE r.statedReason
}
RETURN [d IN emptied | d.id] AS decisions;
