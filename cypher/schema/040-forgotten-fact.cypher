// schema/040-forgotten-fact: and with the history of their fact.

CREATE INDEX forgotten_fact IF NOT EXISTS FOR (m:Forgotten) ON (m.factId);
