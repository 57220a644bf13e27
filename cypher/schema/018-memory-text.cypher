// schema/018-memory-text: full text over memories; contactId is in the index, so that a search stays inside one contact.

CREATE FULLTEXT INDEX memory_text IF NOT EXISTS FOR (m:Memory) ON EACH [m.text, m.value, m.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english'}};
