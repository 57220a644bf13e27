// fork/of-contacts: the open forks of some contacts, latest first.
//
// @mode   read
// @param  contactIds string[]
// @return id          string
// @return contactId   string   that it is of
// @return at          instant  the contact is seen as of then
// @return createdAt   instant
// @return statements  int      number of statements made in it
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $contactIds AS contactId
MATCH (:Contact {id: contactId})<-[:FORK_OF]-(f:Fork)
WHERE f.endedAt IS NULL
RETURN f.id AS id, f.contactId AS contactId, f.at AS at, f.createdAt AS createdAt, f.statements AS statements
ORDER BY createdAt DESC, id DESC;
