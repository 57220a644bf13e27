// forget/drop-briefing-texts: drops the text of notices that announced some versions. A notice that is being sent is sent again without
// them: its sender has lost the lease and cannot record its text.
//
// @mode   write
// @param  ids       string[] of the versions
// @param  now       instant  by the clock that the dispatch looks at
// @return briefings int
//
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param now => datetime();

UNWIND $ids AS id
MATCH (:Memory|Forgotten {id: id})<-[:ANNOUNCES]-(n:Notice)
WITH DISTINCT n
FOREACH (_ IN CASE WHEN n:PendingNotice THEN [1] ELSE [] END | SET n.leasedUntil = $now)
REMOVE n.text
RETURN count(n) AS briefings;
