// forget/carriers: the versions that carry the words of a memory: those of its fact with the same value or text, those that say the same
// about the same person, and copies that a merge made of them for another contact.
//
// @mode   read
// @param  memoryId    string
// @param  contactIds  string[] the contact and those merged into it
// @return id          string
// @return contactId   string
// @return words       string[] all that it says
// @return supersededAt until
//
// :param memoryId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

MATCH (named:Memory {id: $memoryId})
CALL (named) {
  MATCH (m:Memory {factId: named.factId})
  WHERE m.contactId IN $contactIds AND (m.factKeyHash = named.factKeyHash OR m.text = named.text)
  RETURN m
UNION
  UNWIND $contactIds AS contactId
  MATCH (m:Memory {contactId: contactId, factKeyHash: named.factKeyHash})
  WHERE m.supersededAt IS NOT NULL AND m.kind = named.kind
    // Two visits described in the same words are two events.
    AND (m.kind <> 'episodic' OR m.startsAt = named.startsAt
         OR (m.startsAt IS NULL AND named.startsAt IS NULL AND m.validFrom = named.validFrom))
  RETURN m
}
WITH named, collect(m) AS own
CALL (named, own) {
  UNWIND own AS m
  RETURN m
UNION
  UNWIND own AS original
  MATCH (original)<-[:COPY_OF]-{1,100}(copy:Memory|Forgotten)
  WITH DISTINCT named, copy.factId AS factId, copy.contactId AS contactId
  MATCH (m:Memory {factId: factId})
  WHERE m.contactId = contactId AND (m.factKeyHash = named.factKeyHash OR m.text = named.text)
  RETURN m
}
RETURN m.id AS id, m.contactId AS contactId,
       [words IN [m.text, m.value, m.subject, m.object, m.quote] + coalesce(m.aliases, []) WHERE words IS NOT NULL] AS words,
       m.supersededAt AS supersededAt
ORDER BY m.recordedAt, id;
