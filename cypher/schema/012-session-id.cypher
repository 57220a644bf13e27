// schema/012-session-id: a session id is the caller's, unique in the tenant.

CREATE CONSTRAINT session_id IF NOT EXISTS FOR (s:Session) REQUIRE (s.tenantId, s.id) IS UNIQUE;
