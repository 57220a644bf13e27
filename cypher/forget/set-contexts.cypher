// forget/set-contexts: sets the search contexts of turns. Removes the vectors of their words, which depend on the context; the next start
// computes them again.
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
