// revision/add: stores new revisions of a repository with the next numbers. The repository must be locked.
//
// @mode   write
// @param  tenantId     string
// @param  repositoryId string
// @param  name         string
// @param  revisions    map[] {number int, id string, parents string[], committedAt instant?, paths string[]}
// @param  total        int   how many the repository has then
//
// :param tenantId => 'default';
// :param repositoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param name => 'palimpsest';
// :param revisions => [];
// :param total => 0;

MATCH (:Tenant {id: $tenantId})-[:TRACKS]->(p:Repository {name: $name})
SET p.revisions = $total
WITH p
UNWIND $revisions AS revision
CREATE (:Revision {
  tenantId: $tenantId, repositoryId: $repositoryId, repository: $name, number: revision.number, id: revision.id,
  parents: revision.parents, committedAt: revision.committedAt, paths: revision.paths
});
