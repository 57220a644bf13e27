// recall/contains-memories: a contact's memories that contain parts of words, for services without vectors: "galore" finds Bangalore.
//
// The parts are compared literally: nothing in them is syntax. Case and combining marks are ignored on both sides.
//
// @mode   read
// @param  contactId string
// @param  sought    string[]  folded, of at least three letters each
// @param  marks     string[]  signs that are left out of a decomposed text, such as that of é
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
// @param  scanned   int       how many of the contact's memories are looked at, the latest first
// @param  limit     int
// @return id         string
// @return kind       string
// @return importance float
// @return saidAt     int    milliseconds since 1970, like the times below
// @return validFrom  int
// @return validTo    int
// @return startsAt   int?
// @return endsAt     int?  the last occurrence of a series
// @return attribute  string?
// @return subjectKey string? whom or what it is about; null for the contact
// @return opening    string  the first words of its text, which may say whom it is about
// @return modality   string  a fact, a plan, a wish or hearsay
// @return share      float   of what is sought
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param sought => ['galore'];
// :param marks => ['\u0301', '\u0308'];
// :param startsBy => datetime();
// :param endsAfter => datetime();
// :param knownAt => datetime();
// :param kinds => ['semantic', 'episodic', 'procedural'];
// :param takesFrom => null;
// :param takesTo => null;
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
// :param scanned => 2000;
// :param limit => 50;

MATCH (:Contact|Fork {id: $contactId})<-[:ABOUT]-(m:Memory)
WHERE m.validFrom <= $startsBy AND m.validTo > $endsAfter
  AND m.recordedAt <= $knownAt AND m.supersededAt > $knownAt AND m.kind IN $kinds
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
WITH m ORDER BY m.saidAt DESC, m.id LIMIT $scanned
WITH m, reduce(text = m.text + '\n' + coalesce(m.value, ''), alias IN coalesce(m.aliases, []) | text + '\n' + alias) AS text
WITH m, reduce(bare = normalize(toLower(text), NFKD), mark IN $marks | replace(bare, mark, '')) AS bare
WITH m, size([part IN $sought WHERE bare CONTAINS part]) AS found
WHERE found > 0
WITH m, 1.0 * found / size($sought) AS share ORDER BY share DESC, m.saidAt DESC, m.id LIMIT $limit
RETURN m.id AS id, m.kind AS kind, m.importance AS importance, m.saidAt.epochMillis AS saidAt,
       m.validFrom.epochMillis AS validFrom, m.validTo.epochMillis AS validTo,
       m.startsAt.epochMillis AS startsAt, coalesce(m.recursUntil, m.endsAt).epochMillis AS endsAt, m.attribute AS attribute,
       m.subjectKey AS subjectKey, left(m.text, 200) AS opening,
       coalesce(m.modality, 'fact') AS modality, share
ORDER BY share DESC, saidAt DESC, id;
