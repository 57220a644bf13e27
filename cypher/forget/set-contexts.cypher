// forget/set-contexts: sets the search contexts of turns. The vectors of their words, made in the light of what was said before,
// go; the next start makes them anew.
//
// @mode  write
// @param tenantId  string
// @param sessionId string
// @param contexts  map[] {turnId string, context string}
//
// :param tenantId => 'default';
// :param sessionId => 's';
// :param contexts => [{turnId: 't', context: 'A: b'}];

UNWIND $contexts AS row
MATCH (t:Turn {tenantId: $tenantId, sessionId: $sessionId, id: row.turnId})
SET t.context = row.context
REMOVE t.wordVectorsA, t.wordVectorsB;
