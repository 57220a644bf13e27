// schema/033-session-settled: the sessions of a tenant in the order in which their extraction was done or given up.

CREATE INDEX session_settled IF NOT EXISTS FOR (s:Session) ON (s.tenantId, s.settledAt);
