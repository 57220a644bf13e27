// How many facts Graphiti has of a contact. Read by search.py.
MATCH ()-[fact:RELATES_TO]->()
WHERE fact.group_id = $contactId
RETURN count(fact) AS facts;
