// health/time: the database's clock; also shows whether it answers a query at all.
//
// @mode   read
// @return at instant

RETURN datetime() AS at;
