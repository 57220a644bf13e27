// full-text/cjk: full text over the memories and turns in Chinese, Japanese and Korean; their texts carry the label.
//
// @mode schema

CREATE FULLTEXT INDEX text_in_cjk IF NOT EXISTS FOR (n:TextInCjk)
ON EACH [n.text, n.value, n.aliases, n.searchText, n.context, n.contactId]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'cjk'}};
