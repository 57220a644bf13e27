// erase/scrub-versions: removes from memories of others, stated while they were merged with an erased contact, what came from marked
// memories and turns: the aliases and time words of an earlier plan, and the turn in which they were said.
//
// @mode   write

CALL () {
  // Versions that replaced a marked one, and every later version of that fact.
  MATCH (gone:Erased:Memory)<-[:SUPERSEDES]-(after:Memory)
  USING SCAN gone:Erased
  WHERE NOT after:Erased
  WITH gone, after.factId AS factId, after.contactId AS contactId, after.recordedAt AS since
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(factId, recordedAt)
  WHERE m.factId = factId AND m.recordedAt >= since AND m.contactId = contactId AND NOT m:Erased
  WITH m, collect(gone) AS gones
  SET m.aliases = CASE WHEN m.aliases IS NULL THEN null
                       ELSE [alias IN m.aliases WHERE NOT any(gone IN gones WHERE alias IN coalesce(gone.aliases, []))] END,
      m.expression = CASE WHEN any(gone IN gones WHERE gone.expression = m.expression) THEN null ELSE m.expression END
}
MATCH (t:Erased:Turn)<-[from:FROM]-(m:Memory)
USING SCAN t:Erased
WHERE NOT m:Erased
SET m.quote = CASE WHEN m.turnId = t.id THEN null ELSE m.quote END,
    m.turnId = CASE WHEN m.turnId = t.id THEN null ELSE m.turnId END
WITH t, from, m
MATCH (d:Decision)-[:DECIDED]->(m)
WHERE d.id = from.decisionId AND d.turnId = t.id
SET d.turnId = null;
