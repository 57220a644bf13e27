// schema/019-turn-text: full text over turns, with who said it and when.

CREATE FULLTEXT INDEX turn_text IF NOT EXISTS FOR (t:Turn) ON EACH [t.searchText, t.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english'}};
