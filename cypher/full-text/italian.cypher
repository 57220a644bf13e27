// full-text/italian: full text over the memories and turns in Italian; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_italian IF NOT EXISTS FOR (n:TextInItalian)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'italian'}};
