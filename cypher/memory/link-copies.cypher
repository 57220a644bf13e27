// memory/link-copies: links each copy to its original and to the merge's decision.
//
// @mode   write
// @param  decisionId string  the merge
// @param  copies     map[] {id string, of string}
//
// :param decisionId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param copies => [{id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', of: '01K9Z3V5T7R8Q2M4N6P0S1WXYA'}];

MATCH (d:Decision {id: $decisionId})
UNWIND $copies AS copy
MATCH (m:Memory {id: copy.id})
MATCH (original:Memory {id: copy.of})
CREATE (m)-[:COPY_OF]->(original)
MERGE (d)-[:DECIDED]->(m);
