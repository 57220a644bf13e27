// schema/068-turn-position: the turns of a session in order, for a page of them and for the latest.

CREATE INDEX turn_position IF NOT EXISTS FOR (t:Turn) ON (t.tenantId, t.sessionId, t.position);
