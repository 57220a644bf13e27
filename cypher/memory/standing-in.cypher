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
MATCH (m:Memory {factId: back.factId})
WHERE m.contactId = $contactId AND m.validTo = back.validFrom AND m.factKeyHash <> back.factKeyHash
  AND m.recordedAt <= $knownAt < m.supersededAt
  AND EXISTS {
    MATCH (before:Memory {factId: back.factId})
    WHERE before.contactId = $contactId AND before.validTo = m.validFrom AND before.factKeyHash = back.factKeyHash
      AND before.recordedAt <= $knownAt < before.supersededAt
  }
RETURN until, m.id AS id
ORDER BY until, id;
