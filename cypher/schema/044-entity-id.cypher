// schema/044-entity-id: whom a contact speaks of, by id.
//
// @mode schema

CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (e:Entity) REQUIRE e.id IS UNIQUE;
