// schema/013-turn-id: a turn id is the caller's, unique in the session.

CREATE CONSTRAINT turn_id IF NOT EXISTS FOR (t:Turn) REQUIRE (t.tenantId, t.sessionId, t.id) IS UNIQUE;
