// full-text/russian: full text over the memories and turns in Russian; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_russian IF NOT EXISTS FOR (n:TextInRussian)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'russian'}};
