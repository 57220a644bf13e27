// contact/touch: advances the contact's system time.
//
// @mode   write
// @param  contactId string
// @param  now       instant
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param now => datetime();

MATCH (c:Contact {id: $contactId})
SET c.lastWriteAt = $now;
