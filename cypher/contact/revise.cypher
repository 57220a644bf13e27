// contact/revise: keeps the earlier profile as a superseded copy, and sets the new one.
//
// @mode   write
// @param  contactId  string
// @param  isNamed    boolean  the name is changed too
// @param  name       string?
// @param  timezone   string?
// @param  language   string?
// @param  attributes string   JSON
// @param  now        instant
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param isNamed => true;
// :param name => 'Meera';
// :param timezone => 'Asia/Kolkata';
// :param language => 'hi';
// :param attributes => '{}';
// :param now => datetime();

MATCH (c:Contact {id: $contactId})
CREATE (old:Profile:Superseded {
  contactId: c.id, name: c.name, nameSince: c.nameSince, timezone: c.timezone, language: c.language, attributes: c.attributes,
  validFrom: c.validFrom, validTo: $now, recordedAt: c.recordedAt, supersededAt: $now
})
WITH c, old
CALL (c, old) {
  MATCH (c)-[before:SUPERSEDES]->(older:Profile)
  CREATE (old)-[moved:SUPERSEDES]->(older)
  SET moved = properties(before)
  DELETE before
}
CREATE (c)-[:SUPERSEDES {as: 'change', decidedBy: 'caller', reason: 'The contact was changed.', at: $now}]->(old)
SET c.name = CASE WHEN $isNamed THEN $name ELSE c.name END, c.nameSince = CASE WHEN $isNamed THEN $now ELSE c.nameSince END,
    c.timezone = $timezone, c.language = $language, c.attributes = $attributes, c.validFrom = $now, c.recordedAt = $now;
