// schema/005-contact-tenant: a tenant's contacts in order.

CREATE INDEX contact_tenant IF NOT EXISTS FOR (c:Contact) ON (c.tenantId, c.id);
