// revision/paths: the paths that some revisions changed.
//
// @mode   read
// @param  repositoryId string
// @param  numbers      int[]
// @return path         string
//
// :param repositoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param numbers => [1, 2, 3];

UNWIND $numbers AS number
MATCH (r:Revision {repositoryId: $repositoryId, number: number})
UNWIND r.paths AS path
RETURN DISTINCT path
ORDER BY path;
