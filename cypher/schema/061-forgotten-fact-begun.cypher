// schema/061-forgotten-fact-begun: the same for the empty places of versions.
//
// @mode schema

CREATE INDEX forgotten_fact_begun IF NOT EXISTS FOR (m:Forgotten) ON (m.factId, m.recordedAt);
