// forget/fact-versions: every version of the facts of some versions, and copies of them that a merge made for another contact.
//
// @mode   read
// @param  ids        string[]
// @param  contactIds string[] the contact and those merged into it
// @return id         string
// @return contactId  string
// @return fields     map {text string, attribute string?, value string?, subject string?, verb string?, object string?, status string?, expression string?, entityId string?, quote string?,
//   aliases string[]?, tags string[]?, pins string[]?, category string?, agentId string?} all that it says
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $ids AS id
MATCH (named:Memory {id: id})
WITH DISTINCT named.factId AS factId
CALL (factId) {
  MATCH (m:Memory {factId: factId})
  WHERE m.contactId IN $contactIds
  RETURN m
UNION
  MATCH (original:Memory {factId: factId})<-[:COPY_OF]-{1,100}(copy:Memory|Forgotten)
  WHERE original.contactId IN $contactIds
  WITH DISTINCT copy.factId AS copied, copy.contactId AS contactId
  MATCH (m:Memory {factId: copied})
  WHERE m.contactId = contactId
  RETURN m
}
RETURN DISTINCT m.id AS id, m.contactId AS contactId,
       m {.text, .attribute, .value, .subject, .verb, .object, .status, .expression, .entityId, .quote, .aliases, .tags, .pins, .category, .agentId} AS fields
ORDER BY id;
