// erase/mark-copies: marks the copies that merges made of marked memories for others, even if the merge was undone, with copies of
// copies, their remainders, and versions that a revert made of them.
//
// @mode   write
// @return id         string
// @return recordedAt instant

MATCH (m:Erased&(Memory|Forgotten))<-[:COPY_OF]-(copy:Memory|Forgotten)
// A tree, because every version has one origin.
MATCH (copy)<-[r:COPY_OF|SUPERSEDES WHERE type(r) = 'COPY_OF' OR r.as IN ['revert', 'remainder']]-*(carried:Memory|Forgotten)
WITH DISTINCT carried, carried.id AS id, carried.recordedAt AS recordedAt
ORDER BY id
SET carried:Erased
RETURN id, recordedAt
ORDER BY id;
