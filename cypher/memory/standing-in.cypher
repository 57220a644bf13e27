// memory/standing-in: versions that temporarily replace ones which come back later, as believed at $knownAt: another piece of the same
// fact ends where they begin.
//
// @mode   read
// @param  contactId  string   whose they are
// @param  ids        string[] what comes back
// @param  knownAt    instant  what was believed then
// @return until      string   what comes back when it is over
// @return id         string
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param knownAt => datetime();

UNWIND $ids AS until
MATCH (back:Memory {id: until})
WHERE back.contactId = $contactId
WITH until, back.factId AS factId, back.factKeyHash AS key, back.validFrom AS began
// A fact can have thousands of pieces: each is found by where it ends, whatever the planner takes to be few.
CALL (factId, key, began) {
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, validTo, id)
  WHERE m.contactId = $contactId AND m.validTo = began AND m.id IS NOT NULL AND m.factId = factId
    AND m.factKeyHash <> key AND m.recordedAt <= $knownAt < m.supersededAt
  RETURN m.id AS id, m.validFrom AS since
}
CALL (factId, key, since) {
  MATCH (before:Memory)
  USING INDEX SEEK before:Memory(contactId, validTo, id)
  WHERE before.contactId = $contactId AND before.validTo = since AND before.id IS NOT NULL AND before.factId = factId
    AND before.factKeyHash = key AND before.recordedAt <= $knownAt < before.supersededAt
  RETURN before LIMIT 1
}
RETURN until, id
ORDER BY until, id;
