/** Combining marks belong to the letter before them: without its vowel signs a Hindi word is a different word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * One term of the index: each Han or Hiragana character, a run of Katakana, or a run of anything else. Text in scripts without spaces is
 * one {@link WORD} per sentence, but hundreds of terms.
 */
const TERM = /[\p{sc=Han}\p{sc=Hiragana}]\p{M}*|[\p{sc=Katakana}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;
// eslint-disable-next-line no-control-regex -- ASCII begins with them.
const ASCII = /^[\x00-\x7f]*$/;
const HAN = /^\p{sc=Han}/u;

/** Lucene refuses more than 1,024 clauses. These terms, in at most three fields, with the ids of at most 50 contacts, stay far below. */
const MAX_TERMS = 64;
/** A Han character carries as much information as a word of this many letters. */
const HAN_LENGTH = 6;

/** @returns the distinct words of a text in lower case, without anything that Lucene reads as syntax. */
export function words(text: string): string[] {
  // Lucene turns "İ" into a plain "i", JavaScript into an "i" with a combining dot.
  const found = normal(text).replaceAll('İ', 'i').toLowerCase().match(WORD) ?? [];
  return [...new Set(found)];
}

/** ASCII needs no normalization, and checking for it is much faster. */
function normal(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFKC');
}

/**
 * @returns the terms to search for: the distinct terms of a text, at most 64. The longest are kept, since long terms are rare and tell
 * most; among equal lengths the first.
 */
export function terms(text: string): string[] {
  const found = [...new Set(words(text).flatMap((word) => word.match(TERM) ?? []))];
  return found.toSorted((a, b) => informativeness(b) - informativeness(a)).slice(0, MAX_TERMS);
}

function informativeness(term: string): number {
  return HAN.test(term) ? HAN_LENGTH : term.length;
}

/**
 * @param contactIds ULIDs. Each is one token of the index, so the search stays inside these contacts.
 * @param fields the fields to search.
 * @returns the query in Lucene's syntax, or `null` if the text has no words.
 */
export function luceneQuery(contactIds: readonly string[], fields: readonly string[], text: string): string | null {
  const found = terms(text);
  if (found.length === 0) return null;
  // A quoted term is one clause even if the index splits it into several words, which must then follow each other.
  const clauses = found.map((term) => `"${term}"`).join(' ');
  // The contact only filters. Its share of the score would be equal for all matches and hide their differences.
  return `+contactId:(${contactIds.join(' ')})^0 +(${fields.map((field) => `${field}:(${clauses})`).join(' ')})`;
}
