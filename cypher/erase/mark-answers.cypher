// erase/mark-answers: marks answers stored for others that may quote an erased contact, because they were given while both were one
// person. An answer without a pool may quote anybody.
//
// @mode   write
// @param  contactIds string[] the erased contacts
// @param  holders    string[] the contacts that were ever merged with them
//
// :param contactIds => ['none'];
// :param holders => [];

UNWIND $holders AS holder
MATCH (a:Answer {contactId: holder})
WHERE a.pool IS NULL OR any(id IN a.pool WHERE id IN $contactIds)
SET a:Erased;
