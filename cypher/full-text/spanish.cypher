// full-text/spanish: full text over the memories and turns in Spanish; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_spanish IF NOT EXISTS FOR (n:TextInSpanish)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'spanish'}};
