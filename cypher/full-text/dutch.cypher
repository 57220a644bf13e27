// full-text/dutch: full text over the memories and turns in Dutch; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_dutch IF NOT EXISTS FOR (n:TextInDutch)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'dutch'}};
