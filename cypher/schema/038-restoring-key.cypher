// schema/038-restoring-key: what is being restored is found by its key in the backup.

CREATE CONSTRAINT restoring_key IF NOT EXISTS FOR (n:Restoring) REQUIRE n.restoreKey IS UNIQUE;
