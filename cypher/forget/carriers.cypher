// forget/carriers: the versions that carry the words of memories: those of their fact with the same value or text, those that say the same
// about the same person, and copies that a merge made of them for another contact. Memories that say the same have the same ones, which
// are returned once.
//
// @mode   read
// @param  memoryIds   string[]
// @param  contactIds  string[] the contact and those merged into it
// @return named       string   the first of the memories that say the same
// @return id          string
// @return contactId   string
// @return words       string[] all that it says
// @return supersededAt until
//
// :param memoryIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

UNWIND $memoryIds AS memoryId
MATCH (m:Memory {id: memoryId})
WITH m.factId AS factId, m.factKeyHash AS key, m.text AS text, m.kind AS kind, m.startsAt AS startsAt,
     CASE WHEN m.kind = 'episodic' AND m.startsAt IS NULL THEN m.validFrom END AS validFrom, min(m.id) AS first
WITH factId, collect({id: first, key: key, text: text, kind: kind, startsAt: startsAt, validFrom: validFrom}) AS nameds
// A fact can have thousands of versions, and all of them be named: they are read once.
CALL (factId) {
  MATCH (m:Memory {factId: factId})
  WHERE m.contactId IN $contactIds
  RETURN collect({m: m, key: m.factKeyHash, text: m.text}) AS versions
}
UNWIND nameds AS named
CALL (named, versions) {
  UNWIND [version IN versions WHERE version.key = named.key OR version.text = named.text | version.m] AS m
  RETURN m
UNION
  UNWIND $contactIds AS contactId
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(contactId, factKeyHash, supersededAt)
  WHERE m.contactId = contactId AND m.factKeyHash = named.key AND m.supersededAt IS NOT NULL AND m.kind = named.kind
    // Two visits described in the same words are two events.
    AND (m.kind <> 'episodic' OR m.startsAt = named.startsAt
         OR (m.startsAt IS NULL AND named.startsAt IS NULL AND m.validFrom = named.validFrom))
  RETURN m
}
WITH factId, named, collect(m) AS own
CALL (own) {
  UNWIND own AS original
  MATCH (original)<-[:COPY_OF]-{1,100}(copy:Memory|Forgotten)
  RETURN collect(DISTINCT [copy.factId, copy.contactId]) AS copied
}
WITH factId, collect({named: named, own: own, copied: copied}) AS groups
// Their copies can be as many, of as few facts.
CALL (groups) {
  UNWIND groups AS group
  UNWIND group.copied AS fact
  WITH DISTINCT fact
  CALL (fact) {
    MATCH (m:Memory {factId: fact[0]})
    WHERE m.contactId = fact[1]
    RETURN m
  }
  RETURN collect({m: m, fact: fact, key: m.factKeyHash, text: m.text}) AS copies
}
UNWIND groups AS group
WITH group.named AS named, group.own AS own, group.copied AS copied, copies
CALL (named, own, copied, copies) {
  UNWIND own AS m
  RETURN m
UNION
  UNWIND [copy IN copies WHERE copy.fact IN copied AND (copy.key = named.key OR copy.text = named.text) | copy.m] AS m
  RETURN m
}
RETURN named.id AS named, m.id AS id, m.contactId AS contactId,
       [words IN [m.text, m.value, m.subject, m.object, m.quote] + coalesce(m.aliases, []) WHERE words IS NOT NULL] AS words,
       m.supersededAt AS supersededAt
ORDER BY named, m.recordedAt, id;
