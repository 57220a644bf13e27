// schema/020-answer-age: kept answers by age, to drop old ones.

CREATE INDEX answer_age IF NOT EXISTS FOR (a:Answer) ON (a.createdAt);
