// recall/count: adds to the counts of how often memories were shown, and when last. Deleted and forgotten memories are skipped.
//
// @mode  write
// @param reads map[] {id string, times int, at instant} each memory once, by id
//
// :param reads => [{id: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', times: 1, at: datetime()}];

UNWIND $reads AS read
MATCH (m:Memory {id: read.id})
// Locked before it is read, because it may be forgotten at this moment.
SET m.locked = true
REMOVE m.locked
WITH m, read
WHERE m.forgottenAt IS NULL
SET m.recallCount = coalesce(m.recallCount, 0) + read.times,
    m.lastRecalledAt = CASE WHEN m.lastRecalledAt > read.at THEN m.lastRecalledAt ELSE read.at END;
