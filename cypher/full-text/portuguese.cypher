// full-text/portuguese: full text over the memories and turns in Portuguese; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_portuguese IF NOT EXISTS FOR (n:TextInPortuguese)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'portuguese'}};
