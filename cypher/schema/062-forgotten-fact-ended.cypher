// schema/062-forgotten-fact-ended: the same for the empty places of versions.
//
// @mode schema

CREATE INDEX forgotten_fact_ended IF NOT EXISTS FOR (m:Forgotten) ON (m.factId, m.supersededAt);
