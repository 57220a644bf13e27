// revision/since: the revisions of a repository after the first `after`, in the order in which they were sent.
//
// @mode   read
// @param  repositoryId string
// @param  after        int      how many are known already
// @param  limit        int
// @return lines        string[] of each its id and those of its parents, a space between them: decoded several times faster than rows
//
// :param repositoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param after => 0;
// :param limit => 20000;

MATCH (r:Revision)
WHERE r.repositoryId = $repositoryId AND r.number > $after
WITH r ORDER BY r.number LIMIT $limit
RETURN collect(reduce(line = r.id, parent IN r.parents | line + ' ' + parent)) AS lines;
