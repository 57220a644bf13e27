// schema/015-idempotency-key: an Idempotency-Key is the caller's, unique in the tenant.

CREATE CONSTRAINT idempotency_key IF NOT EXISTS FOR (a:Answer) REQUIRE (a.tenantId, a.key) IS UNIQUE;
