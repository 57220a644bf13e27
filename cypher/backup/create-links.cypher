// backup/create-links: relationships of one type between nodes that are being restored.
//
// @mode   write
// @param  type    string
// @param  links   map[]  {from string, to string, properties map}
// @return created int    fewer than were passed: one end is missing
//
// :param type => 'ABOUT';
// :param links => [];

UNWIND $links AS link
MATCH (a:Restoring {restoreKey: link.from})
MATCH (b:Restoring {restoreKey: link.to})
CREATE (a)-[r:$($type)]->(b)
SET r = link.properties
RETURN count(r) AS created;
