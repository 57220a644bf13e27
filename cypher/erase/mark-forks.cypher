// erase/mark-forks: marks the forks of some contacts, with everything of their own, for deletion.
//
// @mode   write
// @param  contactIds string[]
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (:Contact {id: contactId})<-[:FORK_OF]-(f:Fork)
CALL (f) {
  RETURN f AS found
UNION
  MATCH (f)<-[:ABOUT]-(found:Memory|Forgotten)
  RETURN found
UNION
  MATCH (f)<-[:ABOUT]-(:Memory|Forgotten)<-[:DECIDED]-(found:Decision)
  RETURN found
UNION
  MATCH (f)<-[:OF]-(found:Entity)
  RETURN found
UNION
  MATCH (found:Answer {contactId: f.id})
  RETURN found
}
WITH DISTINCT found, elementId(found) AS key
ORDER BY key
SET found:Erased;
