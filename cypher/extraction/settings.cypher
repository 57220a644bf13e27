// extraction/settings: what a tenant adds to the prompt of extraction, latest version.
//
// @mode   read
// @param  tenantId     string
// @return instructions string?
// @return examples     string   JSON
// @return version      int
// @return setAt        instant
// @return setBy        string?  the API key
//
// :param tenantId => 'default';

MATCH (:Tenant {id: $tenantId})-[:EXTRACTS_BY]->(s:ExtractionSettings)
WITH s ORDER BY s.number DESC, s.id LIMIT 1
RETURN s.instructions AS instructions, s.examples AS examples, s.number AS version, s.setAt AS setAt, s.setBy AS setBy;
