// recall/search-large: what a recall of a large contact reads together with the vector search, which takes as long as these two.
// `npm run codegen` writes everything from @joins on.
//
// @mode   read
// @joins  recall/around recall/match-memories
// @param  contactId string
// @param  vector vector? unit length; null if there are none
// @param  property string the property with the vectors: embeddingA or embeddingB
// @param  validAt instant
// @param  knownAt instant
// @param  isCompared boolean whether superseded facts are compared
// @param  followed int how many superseded facts are followed
// @param  index string the full-text index: memory_words, or that of a language
// @param  lucene string fielded, as recall builds it: +contactId:...^0 +(text:(...) value:(...) aliases:(...))
// @param  startsBy instant only what begins to hold by then
// @param  endsAfter instant and holds until after this
// @param  kinds string[]
// @param  takesFrom instant? of events, only those that are not over by then
// @param  takesTo instant? of events, only those that start before this
// @param  attributes string[]? every name of the attribute; null: of any
// @param  tag string?
// @param  tiers string[]
// @param  pin string? kind:value
// @param  category string?
// @param  scopes string[] whose records are read: '' for what all agents see, else the id of an agent
// @param  subjectKey string? whom or what it is about; '' for the contact
// @param  channel string? only what was said in a session on this channel
// @param  repository string? only what holds at a revision of this repository
// @param  reached string[]? that revision and its ancestors, of those at which memories begin or end; null: at any revision
// @param  named string[] attributes named in the question, with all their names: everything stored under them matches
// @param  fetch int how many the index returns, at any time
// @param  limit int
// @return around map[] {entities map[] {id string, kind string?, name string?, role string?, aliases string[]}, replaced map[] {id string,
//   cosine float?, opening string}, hasEnded boolean} the rows of recall/around
// @return matchMemories map[] {matches map[] {id string, kind string, importance float, saidAt int, validFrom int, validTo int, startsAt int?,
//   endsAt int?, attribute string?, subjectKey string?, opening string, modality string, score float, cosine float?}, held int, fetched int,
//   superseded int, bestReplaced float?, expired int} the rows of recall/match-memories
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param vector => [x IN range(1, 384) | 0.05];
// :param property => 'embeddingA';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param isCompared => true;
// :param followed => 20;
// :param startsBy => datetime();
// :param endsAfter => datetime();
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
// :param limit => 50;

CALL () {
  CALL () {
    MATCH (c:Contact|Fork {id: $contactId})
    RETURN COLLECT {
             MATCH (c)<-[:OF]-(e:Entity)
             WITH e ORDER BY e.createdAt, e.id
             RETURN {id: e.id, kind: e.kind, name: e.name, role: e.role, aliases: coalesce(e.aliases, [])}
           } AS entities,
           COLLECT {
             UNWIND CASE WHEN $isCompared THEN [$contactId] ELSE [] END AS contactId
             MATCH (old:Superseded)
             USING INDEX SEEK old:Superseded(contactId, supersededAt)
             WHERE old.contactId = contactId AND old.supersededAt <= $knownAt AND old:Memory
             WITH old, 2 * vector.similarity.cosine(old[$property], $vector) - 1 AS cosine
             ORDER BY coalesce(cosine, 0) DESC, old.supersededAt DESC, old.id LIMIT $followed
             MATCH (old)<-[r:SUPERSEDES WHERE r.as IN ['change', 'correction']]-{1,5}(new:Memory)
             WHERE new.recordedAt <= $knownAt AND new.supersededAt > $knownAt
             WITH new, cosine, old ORDER BY coalesce(cosine, 0) DESC, new.id
             RETURN {id: new.id, cosine: cosine, opening: left(old.text, 200)}
           } AS replaced,
           EXISTS {
             MATCH (m:Memory)
             USING INDEX SEEK m:Memory(contactId, validTo, id)
             WHERE m.contactId = $contactId AND m.validTo <= $validAt AND m.id IS NOT NULL AND m.recordedAt <= $knownAt
               AND m.supersededAt > $knownAt
           } OR EXISTS {
             MATCH (m:Superseded)
             USING INDEX SEEK m:Superseded(contactId, supersededAt)
             WHERE m.contactId = $contactId AND m.supersededAt <= $knownAt AND m:Event
           } AS hasEnded
  }
  RETURN collect({entities: entities, replaced: replaced, hasEnded: hasEnded}) AS around
}
CALL () {
  CALL () {
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
           size(live) AS held, fetched, superseded, bestReplaced, expired
  }
  RETURN collect({matches: matches, held: held, fetched: fetched, superseded: superseded, bestReplaced: bestReplaced,
                  expired: expired}) AS matchMemories
}
RETURN around, matchMemories;
