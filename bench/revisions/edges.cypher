// Relationships from revisions to their parents, which the service does not keep, for the sake of comparison.
MATCH (r:Revision)
CALL (r) {
  UNWIND r.parents AS parent
  MATCH (p:Compared {id: parent})
  CREATE (r)-[:PARENT]->(p)
} IN TRANSACTIONS OF 5000 ROWS;
