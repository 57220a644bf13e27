// full-text/swedish: full text over the memories and turns in Swedish; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_swedish IF NOT EXISTS FOR (n:TextInSwedish)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'swedish'}};
