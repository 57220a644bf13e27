// health/time: the clock of the database, and that it answers a query at all.
//
// @mode   read
// @return at instant

RETURN datetime() AS at;
