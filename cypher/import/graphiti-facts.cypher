// import/graphiti-facts: a page of the facts of a Graphiti database, as stored there. Times are texts, since some of its versions stored
// texts.
//
// @mode   read
// @param  group     string?  only of this group
// @param  after     string   the uuid the page begins after
// @param  limit     int
// @return uuid      string
// @return groupId   string?
// @return fact      string?
// @return name      string?
// @return validAt   string?
// @return invalidAt string?
// @return createdAt string?
// @return expiredAt string?
//
// :param group => null;
// :param after => '';
// :param limit => 500;

MATCH (:Entity)-[r:RELATES_TO]->(:Entity)
WHERE r.uuid > $after AND ($group IS NULL OR r.group_id = $group)
RETURN r.uuid AS uuid, r.group_id AS groupId, r.fact AS fact, r.name AS name, toString(r.valid_at) AS validAt,
       toString(r.invalid_at) AS invalidAt, toString(r.created_at) AS createdAt, toString(r.expired_at) AS expiredAt
ORDER BY uuid
LIMIT $limit;
