// schema/029-notice-id: a briefing is found by its id, and those of a tenant in order.

CREATE CONSTRAINT notice_id IF NOT EXISTS FOR (n:Notice) REQUIRE (n.tenantId, n.id) IS UNIQUE;
