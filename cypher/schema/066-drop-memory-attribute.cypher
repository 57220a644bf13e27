// schema/066-drop-memory-attribute: memory_tenant_attribute has all that it had.
//
// @mode schema

DROP INDEX memory_attribute IF EXISTS;
