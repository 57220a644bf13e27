// schema/051-revision-number: the revisions of a repository in the order in which they were told, each number once.
//
// @mode schema

CREATE CONSTRAINT revision_number IF NOT EXISTS
FOR (r:Revision) REQUIRE (r.repositoryId, r.number) IS UNIQUE;
