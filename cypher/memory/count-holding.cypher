// memory/count-holding: how many memories of a contact were believed at $knownAt to hold at $validAt.
//
// @mode   read
// @param  contactId string
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  validAt   instant
// @param  knownAt   instant
// @return memories  int
//
// :param contactId => 'c-1';
// :param scopes => [''];
// :param validAt => datetime();
// :param knownAt => datetime();

MATCH (m:Memory)
WHERE m.contactId = $contactId AND m.validFrom <= $validAt AND m.id IS NOT NULL
  AND m.validTo > $validAt AND coalesce(m.holdsFrom <= $validAt, true) AND coalesce(m.holdsTo > $validAt, true) AND m.recordedAt <= $knownAt < m.supersededAt
  AND coalesce(m.tier, 'working') <> 'archive' AND coalesce(m.agentId, '') IN $scopes
RETURN count(m) AS memories;
