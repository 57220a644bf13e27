// schema/052-fork-id: one fork an id.
//
// @mode schema

CREATE CONSTRAINT fork_id IF NOT EXISTS FOR (f:Fork) REQUIRE f.id IS UNIQUE;
