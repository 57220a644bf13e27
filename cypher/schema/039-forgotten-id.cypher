// schema/039-forgotten-id: the empty places of versions are found by their ids.

CREATE CONSTRAINT forgotten_id IF NOT EXISTS FOR (m:Forgotten) REQUIRE m.id IS UNIQUE;
