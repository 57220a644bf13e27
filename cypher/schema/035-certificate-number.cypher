// schema/035-certificate-number: the certificates of a tenant in their order; no two follow the same one.

CREATE CONSTRAINT certificate_number IF NOT EXISTS FOR (e:Certificate) REQUIRE (e.tenantId, e.number) IS UNIQUE;
