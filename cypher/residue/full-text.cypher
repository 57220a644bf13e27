// residue/full-text: how many entries of a full-text index hold a phrase.
//
// @mode   read
// @param  index  string
// @param  phrase string in quotes
// @return found  int
//
// :param index => 'memory_words';
// :param phrase => '"01K9Z3V5T7R8Q2M4N6P0S1WXYZ"';

CALL db.index.fulltext.queryNodes($index, $phrase) YIELD node
RETURN count(node) AS found;
