// full-text/hindi: full text over the memories and turns in Hindi; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_hindi IF NOT EXISTS FOR (n:TextInHindi)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'hindi'}};
