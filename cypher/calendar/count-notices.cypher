// calendar/count-notices: how many notices there are, of all tenants, by their state.
//
// @mode   read
// @return state   string
// @return notices int

MATCH (n:Notice)
RETURN n.state AS state, count(*) AS notices
ORDER BY state;
