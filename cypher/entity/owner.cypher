// entity/owner: the contact to which an entity belongs.
//
// @mode   read
// @param  tenantId  string
// @param  entityId  string
// @return contactId string
//
// :param tenantId => 'default';
// :param entityId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

MATCH (e:Entity {id: $entityId})
WHERE e.tenantId = $tenantId
RETURN e.contactId AS contactId;
