// fork/link-copies: links a fork's versions to the versions of its contact that they replace, and copies their vectors.
//
// @mode   write
// @param  copies map[] {id string, of string}
//
// :param copies => [{id: '01K9Z3V5T7R8Q2M4N6P0S1WXYA', of: '01K9Z3V5T7R8Q2M4N6P0S1WXYB'}];

UNWIND $copies AS copy
MATCH (m:Memory {id: copy.id})
MATCH (original:Memory {id: copy.of})
CREATE (m)-[:COPY_OF]->(original)
SET m.embeddingA = original.embeddingA, m.embeddingB = original.embeddingB;
