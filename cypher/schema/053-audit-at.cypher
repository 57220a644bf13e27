// schema/053-audit-at: the audit log of a tenant in its order.
//
// @mode schema

CREATE INDEX audit_at IF NOT EXISTS FOR (a:AuditLine) ON (a.tenantId, a.at);
