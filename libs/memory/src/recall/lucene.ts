/** Marks belong to the letter before them: without its vowel signs a Hindi word is another one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** More distinct words than this add nothing to a search, and Lucene refuses more than 1,024 clauses. */
const MOST_WORDS = 64;

/** @returns the distinct words of a text in lower case, at most 64; nothing that Lucene could take for syntax is left. */
export function words(text: string): string[] {
  const found = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return [...new Set(found)].slice(0, MOST_WORDS);
}

/**
 * @param contactIds ULIDs: each one token of the index, so that the search stays inside the contacts.
 * @param fields where the words are looked for.
 * @returns the query in Lucene's syntax, or `null` when the text has no words.
 */
export function luceneQuery(contactIds: readonly string[], fields: readonly string[], text: string): string | null {
  const terms = words(text).join(' ');
  if (terms === '') return null;
  // The contact only filters: its share of the score would be the same for every match, and hide their differences.
  return `+contactId:(${contactIds.join(' ')})^0 +(${fields.map((field) => `${field}:(${terms})`).join(' ')})`;
}
