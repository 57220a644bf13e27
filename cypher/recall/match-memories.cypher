// recall/match-memories: a contact's memories by their words; the clocks are checked right after the index.
//
// @mode   read
// @param  contactId  string
// @param  index     string    the full-text index: memory_words, or that of a language
// @param  lucene     string    fielded, as recall builds it: +contactId:...^0 +(text:(...) value:(...) aliases:(...))
// @param  startsBy  instant   only what begins to hold by then
// @param  endsAfter instant   and holds until after this
// @param  knownAt   instant
// @param  kinds     string[]
// @param  takesFrom instant?  of events, only those that are not over by then
// @param  takesTo   instant?  of events, only those that start before this
// @param  attributes string[]? every name of the attribute; null: of any
// @param  tag       string?
// @param  tiers      string[]
// @param  pin        string?   kind:value
// @param  category   string?
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  subjectKey string?  whom or what it is about; '' for the contact
// @param  channel   string?   only what was said in a session on this channel
// @param  repository string?  only what holds at a revision of this repository
// @param  reached   string[]? that revision and its ancestors, of those at which memories begin or end; null: at any revision
// @param  named     string[]  attributes named in the question, with all their names: everything stored under them matches
// @param  fetch      int       how many the index returns, at any time
// @param  vector     vector?   for the cosine of each match
// @param  property   string    the property with the vectors: embeddingA or embeddingB
// @param  limit      int
// @return matches    map[] {
//   id string, kind string, importance float, saidAt int, validFrom int, validTo int, startsAt int?, endsAt int?,
//   attribute string?, subjectKey string?, opening string, modality string, score float, cosine float?
// } what held and was believed, best first; times in milliseconds since 1970
// @return held       int       how many of them their words found
// @return fetched    int
// @return superseded int       matches no longer believed
// @return bestReplaced float?  the best score of one of these of the kinds that are sought
// @return expired    int       matches believed, but ended
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param startsBy => datetime();
// :param endsAfter => datetime();
// :param knownAt => datetime();
// :param takesFrom => null;
// :param takesTo => null;
// :param kinds => ['semantic', 'episodic', 'procedural'];
// :param index => 'memory_words';
// :param lucene => '+contactId:01K9Z3V5T7R8Q2M4N6P0S1WXYZ^0 +(text:(lives city) value:(lives city) aliases:(lives city))';
// :param attributes => null;
// :param tag => null;
// :param tiers => ['core', 'working'];
// :param pin => null;
// :param category => null;
// :param scopes => [''];
// :param subjectKey => null;
// :param channel => null;
// :param repository => null;
// :param reached => null;
// :param named => ['current_city', 'city'];
// :param fetch => 200;
// :param vector => null;
// :param property => 'embeddingA';
// :param limit => 50;

CALL db.index.fulltext.queryNodes($index, $lucene, {limit: $fetch}) YIELD node AS m, score
WITH m, score, m:Memory AND m.contactId = $contactId AND m.recordedAt <= $knownAt AND coalesce(m.agentId, '') IN $scopes AS isKnown
WITH m, score, isKnown, isKnown AND m.supersededAt > $knownAt AS isBelieved
WITH m, score, isKnown, isBelieved, isBelieved AND m.validTo <= $endsAfter AS isOver
WITH m, score, isKnown, isBelieved, isOver,
     isBelieved AND NOT isOver AND m.validFrom <= $startsBy AND m.kind IN $kinds AND coalesce(m.tier, 'working') IN $tiers
     AND ($takesTo IS NULL OR m.kind <> 'episodic' OR coalesce(m.startsAt, m.validFrom) < $takesTo)
     AND ($takesFrom IS NULL OR m.kind <> 'episodic' OR coalesce(m.startsAt, m.validFrom) >= $takesFrom OR m.endsAt > $takesFrom
       OR m.recursUntil > $takesFrom)
     AND ($attributes IS NULL OR m.attribute IN $attributes) AND ($tag IS NULL OR $tag IN m.tags)
     AND ($pin IS NULL OR $pin IN m.pins) AND ($category IS NULL OR m.category = $category)
     AND ($subjectKey IS NULL OR coalesce(m.subjectKey, '') = $subjectKey)
     AND ($reached IS NULL OR (
       (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
       AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
     AND ($channel IS NULL OR EXISTS {
       MATCH (m)-[:COPY_OF]->{0,1}(:Memory)-[said:FROM]->(:Turn)-[:IN]->(s:Session) WHERE said.recordedAt <= $knownAt AND s.channel = $channel
     }) AS isLive
// A single pass over what the index returned, because each property access searches the node's properties.
WITH count(*) AS fetched, count(CASE WHEN isKnown AND NOT isBelieved THEN 1 END) AS superseded,
     max(CASE WHEN isKnown AND NOT isBelieved AND m.kind IN $kinds THEN score END) AS bestReplaced,
     count(CASE WHEN isOver THEN 1 END) AS expired, collect(CASE WHEN isLive THEN {m: m, score: score} END) AS live
WITH fetched, superseded, bestReplaced, expired, live, COLLECT {
  MATCH (m:Memory {contactId: $contactId})
  USING INDEX SEEK m:Memory(contactId, attribute, supersededAt)
  WHERE m.attribute IN $named AND m.supersededAt > $knownAt AND m.recordedAt <= $knownAt
    AND m.validFrom <= $startsBy AND m.validTo > $endsAfter AND m.kind IN $kinds
    AND ($takesTo IS NULL OR m.kind <> 'episodic' OR coalesce(m.startsAt, m.validFrom) < $takesTo)
    AND ($takesFrom IS NULL OR m.kind <> 'episodic' OR coalesce(m.startsAt, m.validFrom) >= $takesFrom OR m.endsAt > $takesFrom
       OR m.recursUntil > $takesFrom)
    AND ($attributes IS NULL OR m.attribute IN $attributes) AND ($tag IS NULL OR $tag IN m.tags)
    AND coalesce(m.tier, 'working') IN $tiers AND ($pin IS NULL OR $pin IN m.pins) AND ($category IS NULL OR m.category = $category)
    AND coalesce(m.agentId, '') IN $scopes
    AND ($subjectKey IS NULL OR coalesce(m.subjectKey, '') = $subjectKey)
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
    AND ($channel IS NULL OR EXISTS {
      MATCH (m)-[:COPY_OF]->{0,1}(:Memory)-[said:FROM]->(:Turn)-[:IN]->(s:Session) WHERE said.recordedAt <= $knownAt AND s.channel = $channel
    })
    AND NOT any(hit IN live[0..$limit] WHERE hit.m = m)
  RETURN {m: m, score: 0.0} ORDER BY m.saidAt DESC, m.id LIMIT $limit
} AS kept
RETURN COLLECT {
         UNWIND live[0..$limit] + kept AS hit
         WITH hit.m AS m, hit.score AS score
         RETURN {id: m.id, kind: m.kind, importance: m.importance, saidAt: m.saidAt.epochMillis,
                 validFrom: m.validFrom.epochMillis, validTo: m.validTo.epochMillis,
                 startsAt: m.startsAt.epochMillis, endsAt: coalesce(m.recursUntil, m.endsAt).epochMillis, attribute: m.attribute,
                 subjectKey: m.subjectKey, opening: left(m.text, 200),
                 modality: coalesce(m.modality, 'fact'), score: score,
                 cosine: 2 * vector.similarity.cosine(m[$property], $vector) - 1}
       } AS matches,
       size(live) AS held, fetched, superseded, bestReplaced, expired;
