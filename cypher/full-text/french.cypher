// full-text/french: full text over the memories and turns in French; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_french IF NOT EXISTS FOR (n:TextInFrench)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'french'}};
