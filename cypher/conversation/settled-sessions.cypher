// conversation/settled-sessions: for each place of a feed, the tenant's sessions whose extraction finished or was given up after it, in
// that order. Places with nothing new are left out.
//
// @mode   read
// @param  places   map[] {tenantId string, after instant}
// @param  limit    int    sessions for each place at most
// @return place    int    index of the place, from 0
// @return sessions map[] {id string, contactId string, channel string, agentId string?, startedAt instant, endedAt until, turns int,
//   extraction extraction, pool string[]} as conversation/session has them; pool: the ids by which its contact is known
//
// :param places => [{tenantId: 'default', after: datetime() - duration('P1D')}];
// :param limit => 200;
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

UNWIND range(0, size($places) - 1) AS place
WITH place, $places[place] AS lastSeen
CALL (lastSeen) {
  MATCH (s:Session)
  WHERE s.tenantId = lastSeen.tenantId AND s.settledAt > lastSeen.after
  WITH s ORDER BY s.tenantId, s.settledAt LIMIT $limit
  MATCH (s)-[:WITH]->(c:Contact)
  RETURN collect({
    id: s.id, contactId: s.contactId, channel: s.channel, agentId: s.agentId, startedAt: s.startedAt, endedAt: s.endedAt,
    turns: COUNT { (s)<-[:IN]-() },
    extraction: s { // shape extraction
      .extractedTo, .dueAt, .leasedUntil, .attempts, .extractionError, .extractionDeadAt, .extractedAt, .settledAt,
      .extractedStatements, .extractionModel, .inputTokens, .outputTokens, .cost,
      .forgottenAt, .forgottenBy, .forgottenReason
    },
    pool: COLLECT {
      MATCH (c)-[up:MERGED_INTO WHERE up.revertedAt = $openEnd]->{0,100}(:Contact)
            <-[down:MERGED_INTO WHERE down.revertedAt = $openEnd]-{0,100}(one:Contact)
      RETURN DISTINCT one.id
    }
  }) AS sessions
}
WITH place, sessions WHERE size(sessions) > 0
RETURN place, sessions
ORDER BY place;
