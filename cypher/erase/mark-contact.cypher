// erase/mark-contact: marks contacts and everything about them for deletion by erase/marked in the same transaction. Copies of their
// memories made by merges are marked by erase/mark-copies.
//
// @mode   write
// @param  contactIds string[] locked by this transaction
//
// :param contactIds => ['none'];

UNWIND $contactIds AS contactId
MATCH (c:Contact {id: contactId})
CALL (c) {
  RETURN c AS found
UNION
  MATCH (c)<-[:ABOUT]-(found:Memory|Forgotten)
  RETURN found
UNION
  MATCH (c)<-[:ABOUT]-(:Memory|Forgotten)<-[:DECIDED]-(found:Decision)
  RETURN found
UNION
  MATCH (c)<-[:OF]-(found:Entity)
  RETURN found
UNION
  MATCH (c)<-[:WITH]-(found:Session)
  RETURN found
UNION
  MATCH (c)<-[:WITH]-(:Session)<-[:IN]-(found:Turn)
  RETURN found
UNION
  MATCH (c)-[:KNOWN_AS]->(found:Identifier)
  RETURN found
UNION
  MATCH (c)-[:SUPERSEDES]->+(found:Profile)
  RETURN found
UNION
  MATCH (c)<-[:FOR]-(found:Notice)
  RETURN found
UNION
  MATCH (found:Answer {contactId: c.id})
  RETURN found
UNION
  MATCH (found:Answer {contactId: c.batchId})
  RETURN found
}
WITH DISTINCT found, elementId(found) AS key
ORDER BY key
SET found:Erased;
