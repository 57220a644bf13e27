// schema/026-session-dead: the sessions whose extraction was given up.

CREATE INDEX session_dead IF NOT EXISTS FOR (s:Session) ON (s.extractionDeadAt);
