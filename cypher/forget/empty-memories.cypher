// forget/empty-memories: empties versions of one contact, and records the decision to do so. An empty place is no longer a :Memory, so
// that reads of memories do not find it; only its history does.
//
// @mode  write
// @param contactId string
// @param decision  decided
// @param ids       string[]
// @param now       instant  system time of the write, later than all that is known of the pool
// @param pool      string[] the contact that is locked by it, and those merged into it
// @param by        string?  the API key
// @param reason    string?
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param decision => {id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', outcome: 'forgotten'};
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param now => datetime();
// :param pool => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param by => null;
// :param reason => null;

MATCH (c:Contact {id: $contactId})
// Another contact with copies may have been written to later. What was known of it then stays unchanged.
WITH c, CASE WHEN c.lastWriteAt < $now OR c.id IN $pool THEN $now
             ELSE c.lastWriteAt + duration({milliseconds: 1}) END AS at
SET c.lastWriteAt = at, c.decisions = coalesce(c.decisions, 0) + 1
CREATE (f:Decision)
SET f = $decision, f.recordedAt = at, f.revertedAt = $openEnd, f.position = c.decisions
WITH f, at
UNWIND $ids AS id
MATCH (m:Memory {id: id})
CALL (m) {
  MATCH (m)-[said:FROM]->(:Turn)
  DELETE said
}
CALL (m) {
  MATCH (m)-[said:OF|MENTIONS]->(:Entity)
  SET said = {recordedAt: said.recordedAt}
}
CREATE (f)-[:DECIDED]->(m)
SET m = {
  id: m.id, tenantId: m.tenantId, contactId: m.contactId, factId: m.factId, kind: m.kind,
  validFrom: m.validFrom, validTo: m.validTo, startsKnown: m.startsKnown, polarity: m.polarity, saidAt: m.saidAt, recordedAt: m.recordedAt,
  supersededAt: CASE WHEN m.supersededAt = $openEnd THEN at ELSE m.supersededAt END,
  text: '', tags: [], aliases: [], importance: 0.0, confidence: 0.0,
  forgottenAt: at, forgottenBy: $by, forgottenReason: $reason
}
SET m:Forgotten
REMOVE m:Memory:Event:Superseded:Expiring, m:TextInGerman, m:TextInSpanish, m:TextInFrench, m:TextInPortuguese, m:TextInDutch, m:TextInItalian, m:TextInRussian, m:TextInSwedish, m:TextInHindi, m:TextInCjk;
