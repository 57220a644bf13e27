// memory/making-way: versions that make way for announced ones on a future day, as believed at $knownAt. Each is what is left, until that
// day, of a fact that an announced one replaces.
//
// @mode   read
// @param  contactId  string   whose they are
// @param  ids        string[] what is announced
// @param  knownAt    instant  what was believed then
// @return to         string   what it makes way for
// @return id         string
// @return heldUntil  until    the end that it had before, at most until what else follows
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();

UNWIND $ids AS to
MATCH (announced:Memory {id: to})
WHERE announced.contactId = $contactId
WITH to, announced, coalesce(announced.begins, announced.startsAt, announced.validFrom) AS day
// It may have been announced for another day before, be believed again after a revert, or be what is left of it: what it replaced then counts.
MATCH (announced)-[by:SUPERSEDES WHERE by.as IN ['change', 'correction', 'revert', 'filed', 'remainder']]->{1,8}(old:Memory)
WHERE old.contactId = $contactId
MATCH (old)<-[of:SUPERSEDES WHERE of.as IN ['remainder', 'revert', 'filed']]-{1,8}(m:Memory)
WHERE m.contactId = $contactId AND m.validTo = day AND m.id <> to
  AND (m.factKeyHash <> announced.factKeyHash OR coalesce(m.polarity, 'holds') <> coalesce(announced.polarity, 'holds'))
  AND m.recordedAt <= $knownAt < m.supersededAt
WITH to, day, m, m.factId AS factId, max(old.validTo) AS until
// What else is known to come after it stays: another announcement, or what comes back after a stated end.
CALL (to, day, factId) {
  MATCH (next:Memory {factId: factId})
  USING INDEX SEEK next:Memory(factId)
  WHERE next.contactId = $contactId AND coalesce(next.holdsFrom, next.validFrom) >= day AND next.id <> to
    AND next.recordedAt <= $knownAt < next.supersededAt
  RETURN min(coalesce(next.holdsFrom, next.validFrom)) AS following
}
RETURN to, m.id AS id, CASE WHEN following < until THEN following ELSE until END AS heldUntil
ORDER BY to, id;
