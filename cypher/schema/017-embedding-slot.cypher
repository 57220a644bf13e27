// schema/017-embedding-slot: one model a slot of vectors.

CREATE CONSTRAINT embedding_slot IF NOT EXISTS FOR (e:Embedding) REQUIRE e.slot IS UNIQUE;
