// forget/redact-memories: replaces the words of versions by masked ones, with their vectors.
//
// @mode  write
// @param versions map[] {id string, fields map, vector vector?}
// @param property string the property with the vectors: embeddingA or embeddingB
//
// :param versions => [{id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', fields: {text: '█'}, vector: null}];
// :param property => 'embeddingA';

UNWIND $versions AS row
MATCH (m:Memory {id: row.id})
SET m += row.fields
REMOVE m.embeddingA, m.embeddingB
WITH m, row
CALL (m) {
  // The name that it gives an entity stays only if it still says so.
  MATCH (m)-[said:OF|MENTIONS]->(:Entity)
  WITH said, [words IN [m.text, m.subject, m.value] WHERE words IS NOT NULL | toLower(words)] AS words
  SET said.name = CASE WHEN any(text IN words WHERE text CONTAINS toLower(said.name)) THEN said.name END,
      said.role = CASE WHEN NOT said.role CONTAINS "'" OR any(text IN words WHERE text CONTAINS said.role) THEN said.role END
}
WITH m, row WHERE row.vector IS NOT NULL
CALL db.create.setNodeVectorProperty(m, $property, row.vector);
