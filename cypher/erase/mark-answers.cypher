// erase/mark-answers: marks the answers kept for others that may quote one of the erased contacts: they were given while both were one
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
