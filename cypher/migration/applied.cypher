// migration/applied: which migrations this database has seen.
//
// @mode   read
// @return number   int
// @return name     string
// @return checksum string

MATCH (m:Migration)
RETURN m.number AS number, m.name AS name, m.checksum AS checksum
ORDER BY number;
