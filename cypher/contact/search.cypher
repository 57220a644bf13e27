// contact/search: the contacts of a tenant whose name or identifiers contain the words now, oldest first. A merged contact is found as
// the one that stays. The first part reads each contact of the tenant, the second the index of identifiers, the last each name of the
// tenant that was said.
//
// @mode   read
// @param  tenantId string
// @param  pattern  string   a regular expression that a whole name in form NFKD has to match
// @param  words    string   as identifiers are folded
// @param  digits   string?  the words as phone numbers are folded; null where they are no part of a number
// @param  now      instant
// @param  after    string   the id the page begins after
// @param  limit    int
// @return id       string
//
// :param tenantId => 'default';
// :param pattern => '(?ius)(?=.*a[\\u0300-\\u036f]*s[\\u0300-\\u036f]*h).*';
// :param words => 'ash';
// :param digits => null;
// :param now => datetime();
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');
// :param after => '';
// :param limit => 50;

CALL () {
  MATCH (c:Contact)
  WHERE c.tenantId = $tenantId AND c.id > $after AND normalize(c.name, NFKD) =~ $pattern
  RETURN c
UNION
  MATCH (i:Identifier)
  USING INDEX SEEK i:Identifier(tenantId, kind, folded)
  WHERE i.tenantId = $tenantId AND i.kind IS NOT NULL AND i.folded IS NOT NULL
    AND CASE i.kind WHEN 'phone' THEN coalesce(i.folded CONTAINS $digits, false) ELSE i.folded CONTAINS $words END
    AND i.supersededAt = $openEnd AND i.validTo > $now
  MATCH (i)<-[:KNOWN_AS]-(one:Contact)
  MATCH (one)-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]->{0,100}(c:Contact)
  WHERE c.id > $after
  RETURN c
UNION
  // A name that was said counts like the one in the profile.
  MATCH (m:Memory)
  USING INDEX SEEK m:Memory(tenantId, attribute, supersededAt)
  WHERE m.tenantId = $tenantId AND m.attribute = 'name' AND m.supersededAt = $openEnd AND coalesce(m.subjectKey, '') = ''
    AND coalesce(m.polarity, 'holds') = 'holds' AND coalesce(m.modality, 'fact') = 'fact'
    AND normalize(m.value, NFKD) =~ $pattern
  MATCH (m)-[:ABOUT]->(c:Contact)
  WHERE c.tenantId = $tenantId AND c.id > $after
  RETURN c
}
WITH c
WHERE NOT EXISTS { (c)-[r:MERGED_INTO]->() WHERE r.revertedAt = $openEnd }
RETURN c.id AS id
ORDER BY id
LIMIT $limit;
