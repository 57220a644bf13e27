// schema/023-events: what was remembered before there were events, and decisions before one could be reverted.
// It goes on where it was stopped: what it has filled in it does not look at again.
//
// @mode write

MATCH (m:Memory)
WHERE m.kind = 'episodic' AND m.status IS NULL
CALL (m) {
  SET m:Event, m.aliases = [], m.status = CASE WHEN m.startsAt > m.saidAt THEN 'planned' ELSE 'done' END
} IN TRANSACTIONS OF 1000 ROWS
WITH count(*) AS events
MATCH (d:Decision)
WHERE d.revertedAt IS NULL
CALL (d) {
  SET d.revertedAt = datetime('9999-12-31T23:59:59.999Z')
} IN TRANSACTIONS OF 1000 ROWS;
