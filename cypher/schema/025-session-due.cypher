// schema/025-session-due: the sessions that wait for extraction, soonest first.

CREATE INDEX session_due IF NOT EXISTS FOR (s:Session) ON (s.dueAt);
