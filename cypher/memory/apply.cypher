// memory/apply: carries out a plan: closes versions, opens others, links them and stores the decisions.
//
// @mode   write
// @param  contactId string
// @param  now       instant  system time of the write
// @param  property  string   the property with the vectors: embeddingA or embeddingB
// @param  opens     map[] {properties map, vector vector?, carriesOver string?} without the ends that are open
// @param  found     map[] {id string, label string} full-text labels by language
// @param  closes    string[] ids of versions no longer believed
// @param  links     map[] {from string, to string, as string, decidedBy string, reason string, statedReason string?, similarity float?, decisionId string?}
// @param  decisions map[] {properties decided, memoryId string, others string[]} `others`: what it ended beside that
// @param  sources   map[] {memoryId string, turnId string, sessionId string, decisionId string?}
// @param  entities  map[] {memoryId string, entityId string, as string, name string?, role string?, kind string,
//   decisionId string?} `as` OF: what it is about; MENTIONS: what else it names. With a decision it counts until that is reverted
// @param  moves     map[] {from string, to string} what is carried over is of another entity from now on
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();
// :param property => 'embeddingA';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param opens => [];
// :param found => [];
// :param closes => [];
// :param links => [];
// :param decisions => [];
// :param sources => [];
// :param entities => [];
// :param moves => [];

MATCH (c:Contact|Fork {id: $contactId})
SET c.lastWriteAt = $now, c.decisions = coalesce(c.decisions, 0) + size($decisions)
FOREACH (row IN $found | SET c.textLabels = [label IN coalesce(c.textLabels, []) WHERE label <> row.label] + row.label)
WITH c
CALL (c) {
  UNWIND $opens AS open
  CREATE (m:Memory)-[:ABOUT]->(c)
  SET m = open.properties, m.validTo = coalesce(open.properties.validTo, $openEnd), m.supersededAt = $openEnd,
      m.recursUntil = CASE WHEN open.properties.recurrence IS NOT NULL THEN coalesce(open.properties.recursUntil, $openEnd) END
  FOREACH (_ IN CASE open.properties.kind WHEN 'episodic' THEN [1] ELSE [] END | SET m:Event)
  FOREACH (_ IN CASE WHEN m.forgetAt IS NOT NULL THEN [1] ELSE [] END | SET m:Expiring)
}
CALL () {
  UNWIND $found AS row
  MATCH (m:Memory {id: row.id})
  SET m:$(row.label)
}
CALL () {
  UNWIND [open IN $opens WHERE open.vector IS NOT NULL] AS open
  MATCH (m:Memory {id: open.properties.id})
  CALL db.create.setNodeVectorProperty(m, $property, open.vector)
}
CALL () {
  UNWIND [open IN $opens WHERE open.carriesOver IS NOT NULL] AS open
  MATCH (old:Memory {id: open.carriesOver})
  MATCH (m:Memory {id: open.properties.id})
  SET m.embeddingA = old.embeddingA, m.embeddingB = old.embeddingB, m.forgetAt = old.forgetAt
  FOREACH (_ IN CASE WHEN m.forgetAt IS NOT NULL THEN [1] ELSE [] END | SET m:Expiring)
  WITH old, m
  MATCH (old)-[f:FROM]->(t:Turn)
  // What a version began with counts as long as the version does, even if that was reverted and the revert reverted.
  WHERE NOT EXISTS {
    MATCH (d:Decision {id: f.decisionId})
    WHERE d.revertedAt <= $now AND NOT d.outcome IN ['added', 'superseded', 'ended']
  }
  CREATE (m)-[:FROM {recordedAt: $now, decisionId: f.decisionId}]->(t)
}
CALL () {
  UNWIND [open IN $opens WHERE open.carriesOver IS NOT NULL] AS open
  MATCH (old:Memory {id: open.carriesOver})-[said:OF|MENTIONS]->(e:Entity)
  WHERE NOT EXISTS { MATCH (d:Decision {id: said.decisionId}) WHERE d.revertedAt <= $now }
  MATCH (m:Memory {id: open.properties.id})
  MATCH (to:Entity {id: coalesce([move IN $moves WHERE move.from = e.id | move.to][0], e.id)})
  CREATE (m)-[carried:$(type(said))]->(to)
  SET carried = properties(said)
}
CALL () {
  UNWIND $closes AS id
  MATCH (m:Memory {id: id})
  SET m.supersededAt = $now, m:Superseded
}
CALL () {
  UNWIND $links AS link
  MATCH (new:Memory {id: link.from})
  MATCH (old:Memory {id: link.to})
  CREATE (new)-[:SUPERSEDES {as: link.as, decidedBy: link.decidedBy, reason: link.reason, statedReason: link.statedReason,
                             similarity: link.similarity, decisionId: link.decisionId, at: $now,
                             replacedFact: CASE WHEN old.factId <> new.factId THEN old.factId END}]->(old)
}
CALL (c) {
  UNWIND range(1, size($decisions)) AS i
  WITH c, i, $decisions[i - 1] AS decision
  MATCH (m:Memory {id: decision.memoryId})
  CREATE (d:Decision)-[:DECIDED]->(m)
  SET d = decision.properties, d.revertedAt = $openEnd, d.position = c.decisions - size($decisions) + i
  FOREACH (_ IN CASE WHEN d.forgetAt IS NOT NULL THEN [1] ELSE [] END | SET d:Expiring)
  WITH d, decision
  UNWIND decision.others AS other
  MATCH (m:Memory {id: other})
  CREATE (d)-[:DECIDED]->(m)
}
CALL (c) {
  UNWIND $sources AS source
  MATCH (m:Memory {id: source.memoryId})
  MATCH (t:Turn {tenantId: c.tenantId, sessionId: source.sessionId, id: source.turnId})
  CREATE (m)-[:FROM {recordedAt: $now, decisionId: source.decisionId}]->(t)
}
CALL () {
  UNWIND $entities AS row
  MATCH (m:Memory {id: row.memoryId})
  MATCH (e:Entity {id: row.entityId})
  CREATE (m)-[said:$(row.as)]->(e)
  SET said.name = row.name, said.role = row.role, said.kind = row.kind, said.recordedAt = $now, said.decisionId = row.decisionId
};
