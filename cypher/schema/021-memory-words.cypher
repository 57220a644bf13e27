// schema/021-memory-words: full text over memories and the other words for events; takes the place of memory_text.

CREATE FULLTEXT INDEX memory_words IF NOT EXISTS FOR (m:Memory) ON EACH [m.text, m.value, m.aliases, m.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english'}};
