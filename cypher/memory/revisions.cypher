// memory/revisions: the revisions of a repository at which memories of some contacts or forks begin or end.
//
// @mode   read
// @param  contactIds string[]
// @param  repository string
// @return revisions  string[]
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param repository => 'palimpsest';

MATCH (c:Contact|Fork)<-[:ABOUT]-(m:Memory)
WHERE c.id IN $contactIds AND m.repository = $repository
UNWIND [m.validFromRevision, m.validToRevision] AS revision
RETURN collect(DISTINCT revision) AS revisions;
