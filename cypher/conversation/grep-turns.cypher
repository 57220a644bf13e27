// conversation/grep-turns: of the next turns of a contact, newest first, those that may match a pattern.
//
// @mode   read
// @param  contactIds    string[] the contact and those merged into it
// @param  from          instant
// @param  upTo          instant? the search begins here; null for the last turn
// @param  afterSession  string?  of that instant only what follows this session; null for all of it
// @param  afterPosition int      and of its turns, before this position
// @param  knownAt       instant
// @param  certain       string   folded; every match holds it
// @param  window        int      how many turns are searched
// @param  limit         int      how many are returned at most
// @return turns         turn[]
// @return seen          int      how many turns were searched; fewer than $window: there are no more
// @return lastAt        instant? where the search ended
// @return lastSession   string?
// @return lastPosition  int?
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param from => datetime('0001-01-01T00:00Z');
// :param upTo => datetime();
// :param latest => datetime('9999-12-31T23:59:59.998Z');
// :param afterSession => null;
// :param afterPosition => 0;
// :param knownAt => datetime();
// :param certain => 'lisbon';
// :param window => 5000;
// :param limit => 200;

CALL () {
  UNWIND $contactIds AS contactId
  CALL (contactId) {
    MATCH (t:Turn)
    WHERE t.contactId = contactId AND t.at >= $from AND t.at <= coalesce($upTo, $latest) AND t.recordedAt <= $knownAt
      AND (t.at < $upTo OR $afterSession IS NULL OR t.sessionId > $afterSession
           OR (t.sessionId = $afterSession AND t.position < $afterPosition))
    // With the contact first, though it is always the same, the order is that of the index, and the search ends at $window.
    WITH t ORDER BY t.contactId DESC, t.at DESC, t.sessionId, t.position DESC, t.id LIMIT $window
    RETURN t
  }
  WITH t ORDER BY t.at DESC, t.sessionId, t.position DESC, t.id LIMIT $window
  RETURN collect(t) AS found
}
// Full case folding: upper case first, so that "ß" and "SS" become equal. The caller matches the whole text.
WITH found, last(found) AS end,
     COLLECT {
       UNWIND range(0, size(found) - 1) AS i
       WITH i, found[i] AS t
       WHERE replace(toLower(toUpper(t.text)), 'i\u0307', 'i') CONTAINS $certain
       RETURN t { // shape turn
                .id, .sessionId, .contactId, .position, .speaker, role: coalesce(t.role, 'contact'), .confidence, .text,
                at: t.at.epochMillis, .timezone, .language, .expression, .precision, refersFrom: t.refersFrom.epochMillis,
                refersTo: t.refersTo.epochMillis, recordedAt: t.recordedAt.epochMillis,
                forgotten: CASE WHEN t.forgottenAt IS NOT NULL THEN {at: t.forgottenAt, by: t.forgottenBy, reason: t.forgottenReason} END
              } ORDER BY i LIMIT $limit
     } AS turns
RETURN turns, size(found) AS seen, end.at AS lastAt, end.sessionId AS lastSession, end.position AS lastPosition;
