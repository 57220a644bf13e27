// schema/019-turn-text: full text over turns, with who said it and when, and with the turns before it.

CREATE FULLTEXT INDEX turn_text IF NOT EXISTS FOR (t:Turn) ON EACH [t.searchText, t.context, t.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english'}};
