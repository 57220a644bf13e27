// schema/054-audit-contact: the audit log of one contact in its order.
//
// @mode schema

CREATE INDEX audit_contact IF NOT EXISTS FOR (a:AuditLine) ON (a.tenantId, a.contactId, a.at);
