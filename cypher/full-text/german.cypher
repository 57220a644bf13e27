// full-text/german: full text over the memories and turns in German; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_german IF NOT EXISTS FOR (n:TextInGerman)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'german'}};
