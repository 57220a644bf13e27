// certificate/keep: appends a certificate to its tenant's list.
//
// @mode   write
// @param  tenantId    string
// @param  id          string
// @param  number      int      from 1, without a gap
// @param  contactId   string
// @param  contactIds  string[]
// @param  erasedAt    instant
// @param  erased      map {memories int, decisions int, sessions int, turns int, identifiers int, profiles int, answers int} how many of each kind
// @param  previous    string?  hash of the certificate before
// @param  hash        string
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param number => 1;
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param erasedAt => datetime();
// :param erased => {memories: 0, decisions: 0, sessions: 0, turns: 0, identifiers: 0, profiles: 0, answers: 0};
// :param previous => null;
// :param hash => 'sha256';

CREATE (e:Certificate {id: $id, tenantId: $tenantId, number: $number, contactId: $contactId, contactIds: $contactIds, erasedAt: $erasedAt,
                       previous: $previous, hash: $hash})
SET e.memories = $erased.memories, e.decisions = $erased.decisions, e.sessions = $erased.sessions,
    e.turns = $erased.turns, e.identifiers = $erased.identifiers, e.profiles = $erased.profiles,
    e.answers = $erased.answers;
