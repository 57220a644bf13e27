// memory/slots: what is believed at $knownAt of some slots, in short: it tells which versions the next statements of a write can meet.
//
// @mode   read
// @param  contactId string
// @param  slots     map[] {place int, scope string, slot string[], subjectKey string}
//   place: its number, from 0; the others as in memory/neighbours
// @param  knownAt   instant
// @return place     int      the number of the slot
// @return id        string
// @return validFrom instant
// @return validTo   until
// @return isPlain   boolean  a plain fact, which later ones do not meet once it is over
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param slots => [{place: 0, scope: '', slot: ['current_city', 'city'], subjectKey: ''}];
// :param knownAt => datetime();

UNWIND $slots AS asked
CALL (asked) {
  MATCH (m:Memory {contactId: $contactId})
  WHERE m.attribute IN asked.slot AND m.recordedAt <= $knownAt < m.supersededAt
    AND coalesce(m.entityId, m.subjectKey, '') = asked.subjectKey AND coalesce(m.agentId, '') = asked.scope
  RETURN m
}
RETURN asked.place AS place, m.id AS id, m.validFrom AS validFrom, m.validTo AS validTo,
       m.repository IS NULL AND m.status IS NULL AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact' AS isPlain
ORDER BY place, id;
