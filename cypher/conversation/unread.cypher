// conversation/unread: the parts of turns that must not be read again, because what was said there was forgotten.
//
// @mode   read
// @param  tenantId  string
// @param  sessionId string
// @param  turnIds   string[]
// @return turnId    string
// @return unread    int[]    start and end in turn, in UTF-16 units of the text
//
// :param tenantId => 'default';
// :param sessionId => 'call-1';
// :param turnIds => ['turn-1'];

UNWIND $turnIds AS turnId
MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: turnId})
WHERE t.unread IS NOT NULL
RETURN turnId, t.unread AS unread
ORDER BY turnId;
