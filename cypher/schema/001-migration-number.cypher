// schema/001-migration-number: each migration is recorded once.

CREATE CONSTRAINT migration_number IF NOT EXISTS FOR (m:Migration) REQUIRE m.number IS UNIQUE;
