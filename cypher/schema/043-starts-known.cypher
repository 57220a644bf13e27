// schema/043-starts-known: what was remembered before it was kept whether its start was said. A fact that began at the moment it was
// said was told without one; a fact of another start had one. It goes on where it was stopped.
//
// @mode write

MATCH (m:Memory)
WHERE m.startsKnown IS NULL
CALL (m) {
  SET m.startsKnown = m.kind = 'episodic' OR m.validFrom <> m.saidAt
} IN TRANSACTIONS OF 1000 ROWS;
