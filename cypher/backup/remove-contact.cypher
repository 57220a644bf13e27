// backup/remove-contact: deletes a contact, those it was ever merged with, and everything linked to them except through the tenant.
//
// @mode   write
// @param  contactId string
// @return removed   int
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (c:Contact {id: $contactId})
MATCH (c) (()--(x WHERE NOT x:Tenant))* (n)
WITH DISTINCT n
DETACH DELETE n
RETURN count(*) AS removed;
