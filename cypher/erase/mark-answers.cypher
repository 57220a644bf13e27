// erase/mark-answers: marks the answers kept for others that may quote one of those who are erased: they were given while both were one
// person. One that does not say for whom it was kept may.
//
// @mode   write
// @param  contactIds string[] who is erased
// @param  holders    string[] who was ever one person with them
//
// :param contactIds => ['none'];
// :param holders => [];

UNWIND $holders AS holder
MATCH (a:Answer {contactId: holder})
WHERE a.pool IS NULL OR any(id IN a.pool WHERE id IN $contactIds)
SET a:Erased;
