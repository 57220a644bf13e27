// memory/as-of: one page per contact of what was believed at a knownAt to hold at a validAt, or to begin later.
//
// @mode   read
// @param  reads      map[] {place int, contactId string, validAt instant, knownAt instant}
// @param  kind       string?
// @param  attributes string[]? every name of the attribute
// @param  tag        string?
// @param  tiers      string[]
// @param  pin        string?   kind:value
// @param  category   string?
// @param  scopes     string[]  whose records are read: '' for what all agents see, else the id of an agent
// @param  toCome     string?   'include': also what begins to hold after validAt; 'only': nothing else
// @param  subjectKey string?   whom or what it is about; '' for the contact
// @param  channel    string?   only what was said in a session on this channel
// @param  repository string?   only what holds at a revision of this repository
// @param  reached    string[]? that revision and its ancestors, of those at which memories begin or end; null: at any revision
// @param  beforeFrom instant?  each page begins after this validFrom and id; null for the first page
// @param  afterId    string
// @param  limit      int       of each page
// @return place      int       index of the read
// @return memory     memory
//
// :param reads => [{place: 0, contactId: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', validAt: datetime(), knownAt: datetime()}];
// :param kind => null;
// :param attributes => null;
// :param tag => null;
// :param tiers => ['core', 'working'];
// :param pin => null;
// :param category => null;
// :param scopes => [''];
// :param toCome => null;
// :param subjectKey => null;
// :param channel => null;
// :param repository => null;
// :param reached => null;
// :param beforeFrom => null;
// :param afterId => '';
// :param limit => 100;

UNWIND $reads AS read
CALL (read) {
  MATCH (:Contact|Fork {id: read.contactId})<-[:ABOUT]-(m:Memory)
  WHERE m.validTo > read.validAt AND coalesce(m.holdsTo > read.validAt, true)
  WITH read, m, CASE WHEN m.holdsFrom > m.validFrom THEN m.holdsFrom ELSE m.validFrom END AS begins
  WHERE begins < m.validTo
    AND CASE $toCome WHEN 'include' THEN true WHEN 'only' THEN begins > read.validAt ELSE begins <= read.validAt END
    AND m.recordedAt <= read.knownAt < m.supersededAt
    AND ($kind IS NULL OR m.kind = $kind)
    AND ($attributes IS NULL OR m.attribute IN $attributes)
    AND ($tag IS NULL OR $tag IN m.tags) AND coalesce(m.tier, 'working') IN $tiers AND ($pin IS NULL OR $pin IN m.pins) AND ($category IS NULL OR m.category = $category)
    AND coalesce(m.agentId, '') IN $scopes
    AND ($subjectKey IS NULL OR coalesce(m.subjectKey, '') = $subjectKey)
    AND ($reached IS NULL OR (
      (m.validFromRevision IS NULL OR (m.repository = $repository AND m.validFromRevision IN $reached))
      AND NOT coalesce(m.repository = $repository AND m.validToRevision IN $reached, false)))
    AND ($channel IS NULL OR EXISTS {
      MATCH (m)-[:COPY_OF]->{0,1}(:Memory)-[said:FROM]->(:Turn)-[:IN]->(s:Session) WHERE said.recordedAt <= read.knownAt AND s.channel = $channel
    })
    AND ($beforeFrom IS NULL OR begins < $beforeFrom OR (begins = $beforeFrom AND m.id > $afterId))
  RETURN m, begins ORDER BY begins DESC, m.id LIMIT $limit
}
RETURN read.place AS place,
       m { // shape memory at read.knownAt
         .id, .contactId, .factId, .kind, .text, .attribute, .value, .importance, .tags,
         validFrom: m.validFrom.epochMillis, validTo: m.validTo.epochMillis, saidAt: m.saidAt.epochMillis,
         recordedAt: m.recordedAt.epochMillis, supersededAt: m.supersededAt.epochMillis, .precision, .language, .expression,
         begins: m.begins.epochMillis, holdsFrom: m.holdsFrom.epochMillis, holdsTo: m.holdsTo.epochMillis, startsAt: m.startsAt.epochMillis, endsAt: m.endsAt.epochMillis, .subject, .verb, .object,
         .status, .turnId, .entityId, .quote, .recurrence, recursUntil: m.recursUntil.epochMillis, .moved, aliases: coalesce(m.aliases, []),
         .repository, .validFromRevision, .validToRevision, .category, .agentId, lastRecalledAt: m.lastRecalledAt.epochMillis,
         recallCount: coalesce(m.recallCount, 0), tier: coalesce(m.tier, 'working'), pins: coalesce(m.pins, []),
         startsKnown: coalesce(m.startsKnown, true), polarity: coalesce(m.polarity, 'holds'),
         modality: coalesce(m.modality, 'fact'),
         forgotten: CASE WHEN m:Forgotten THEN {at: m.forgottenAt, by: m.forgottenBy, reason: m.forgottenReason} END,
         confidence: round(1 - reduce(doubt = 1 - m.confidence, sure IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= read.knownAt < again.revertedAt | again.confidence
         ] | doubt * (1 - sure)), 12),
         restatedAt: reduce(last = coalesce(m.restatedAt, m.saidAt).epochMillis, said IN [
           (again:Decision)-[:DECIDED]->(m)
           WHERE again.outcome = 'restated' AND again.recordedAt <= read.knownAt < again.revertedAt | coalesce(again.saidAt, again.recordedAt).epochMillis
         ] | CASE WHEN said > last THEN said ELSE last END)
       } AS memory
ORDER BY place, begins DESC, m.id;
