// backup/contact-nodes: everything linked to a contact, except through its tenant, and the answers stored for it.
//
// @mode   read
// @param  contactId  string
// @return id         string
// @return labels     string[]
// @return properties map
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (c:Contact {id: $contactId})
CALL (c) {
  MATCH (c) (()--(x WHERE NOT x:Tenant))* (n)
  RETURN DISTINCT n
  UNION
  MATCH (c) (()--(x WHERE NOT x:Tenant))* (one:Contact)
  WITH DISTINCT one
  MATCH (n:Answer {contactId: one.id})
  RETURN n
}
RETURN elementId(n) AS id, labels(n) AS labels, properties(n) AS properties;
