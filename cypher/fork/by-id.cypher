// fork/by-id: a fork, also if it was merged or dropped.
//
// @mode   read
// @param  tenantId    string
// @param  id          string
// @return id          string
// @return contactId   string   that it is of
// @return at          instant  the contact is seen as of then
// @return knownAt     instant  the same in the contact's system time
// @return createdAt   instant
// @return lastWriteAt instant  system time of the last statement in it, initially `at`
// @return statements  int      number of statements made in it
// @return state       string   open, merged or dropped
// @return endedAt     instant? when it was merged or dropped
// @return versions    int      memories of its own, superseded ones too
// @return textLabels  string[] full-text labels of the languages of its texts
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';

MATCH (f:Fork {id: $id})
WHERE f.tenantId = $tenantId
RETURN f.id AS id, f.contactId AS contactId, f.at AS at, f.knownAt AS knownAt, f.createdAt AS createdAt, f.lastWriteAt AS lastWriteAt,
       f.statements AS statements, coalesce(f.state, 'open') AS state, f.endedAt AS endedAt, COUNT { (f)<-[:ABOUT]-() } AS versions,
       coalesce(f.textLabels, []) AS textLabels;
