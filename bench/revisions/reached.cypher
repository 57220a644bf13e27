// Those of some revisions that are ancestors of one, by walking the relationships.
MATCH (asked:Compared {id: $revision})
UNWIND $pinned AS id
MATCH (pin:Compared {id: id})
WHERE EXISTS { ANY SHORTEST (asked)-[:PARENT]->*(pin) }
RETURN collect(id) AS reached;
