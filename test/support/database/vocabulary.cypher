// The names in the graphs of others that are read by an import, which are gone again at the end. EXPLAIN warns of any other name in
// a query that is not in cypher/migration/names.cypher: a typo.

CREATE (n:Episodic)-[peer:RELATES_TO]->(n)
SET n.group_id = '', peer.uuid = '', peer.fact = '', peer.name = '', peer.group_id = '', peer.valid_at = 0, peer.invalid_at = 0, peer.created_at = 0, peer.expired_at = 0
DETACH DELETE n;
