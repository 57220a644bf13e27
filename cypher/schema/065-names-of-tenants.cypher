// schema/065-names-of-tenants: what somebody of a tenant was said to be called, for the search for contacts.
//
// @mode schema

CREATE INDEX memory_tenant_attribute IF NOT EXISTS
FOR (m:Memory) ON (m.tenantId, m.attribute, m.supersededAt);
