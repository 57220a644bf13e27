// schema/030-merge-id: a merge is found by its id.

CREATE CONSTRAINT merge_id IF NOT EXISTS FOR ()-[r:MERGED_INTO]-() REQUIRE r.id IS UNIQUE;
