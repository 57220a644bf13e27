// memory/making-way: versions that make way for announced ones on a future day, as believed at $knownAt. Each is what is left, until that
// day, of a fact that an announced one replaces.
//
// @mode   read
// @param  contactId  string   whose they are
// @param  ids        string[] what is announced
// @param  knownAt    instant  what was believed then
// @return to         string   what it makes way for
// @return id         string
// @return heldUntil  until    the end that it had before
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();

UNWIND $ids AS to
MATCH (announced:Memory {id: to})
WHERE announced.contactId = $contactId
// It may have been announced for another day before, and be believed again after a revert: what it replaced then counts.
MATCH (announced)-[by:SUPERSEDES WHERE by.as IN ['change', 'correction', 'revert', 'filed']]->{1,8}(old:Memory)
WHERE old.contactId = $contactId
MATCH (old)<-[of:SUPERSEDES WHERE of.as IN ['remainder', 'revert', 'filed']]-{1,8}(m:Memory)
WHERE m.contactId = $contactId AND m.validTo = coalesce(announced.begins, announced.startsAt) AND m.id <> to
  AND m.recordedAt <= $knownAt < m.supersededAt
RETURN to, m.id AS id, max(old.validTo) AS heldUntil
ORDER BY to, id;
