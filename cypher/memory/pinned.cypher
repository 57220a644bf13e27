// memory/pinned: memories of a contact that are pinned to paths and hold at two revisions of a repository.
//
// @mode   read
// @param  contactId  string
// @param  validAt    instant
// @param  knownAt    instant
// @param  repository string
// @param  begun      string[] revisions at which memories begin and which both have reached
// @param  ended      string[] revisions at which memories end and which one of the two has reached
// @return id         string
// @return pins       string[]
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param repository => 'palimpsest';
// :param begun => [];
// :param ended => [];

MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.validFrom <= $validAt < m.validTo AND m.recordedAt <= $knownAt < m.supersededAt
  AND any(pin IN m.pins WHERE pin STARTS WITH 'path:')
  AND (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $begun))
  AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $ended, false)
RETURN m.id AS id, m.pins AS pins
ORDER BY id;
