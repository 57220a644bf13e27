// schema/006-identifier-value: a caller is resolved by kind and value.

CREATE INDEX identifier_value IF NOT EXISTS FOR (i:Identifier) ON (i.tenantId, i.kind, i.folded);
