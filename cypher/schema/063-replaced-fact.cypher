// schema/063-replaced-fact: the versions of other facts that replaced one of a fact, which are few, without a look at all its versions.
//
// @mode schema

CREATE INDEX replaced_fact IF NOT EXISTS FOR ()-[r:SUPERSEDES]-() ON (r.replacedFact);
