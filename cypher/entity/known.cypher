// entity/known: all entities of a contact as they are now, oldest first, for a write that holds its lock.
//
// @mode   read
// @param  contactId string
// @return id        string
// @return kind      string?  null: nothing that is believed speaks of it
// @return name      string?
// @return role      string?
// @return aliases   string[]
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (:Contact|Fork {id: $contactId})<-[:OF]-(e:Entity)
RETURN e.id AS id, e.kind AS kind, e.name AS name, e.role AS role, coalesce(e.aliases, []) AS aliases
ORDER BY e.createdAt, id;
