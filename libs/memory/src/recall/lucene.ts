/** Marks belong to the letter before them: without its vowel signs a Hindi word is another one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * What the index takes for one word: each sign of Han and Hiragana, a run of Katakana, and a run of anything else. Written
 * without spaces, a sentence in these scripts is one {@link WORD} and hundreds of terms.
 */
const TERM = /[\p{sc=Han}\p{sc=Hiragana}]\p{M}*|[\p{sc=Katakana}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;
// eslint-disable-next-line no-control-regex -- ASCII begins with them.
const ASCII = /^[\x00-\x7f]*$/;
const HAN = /^\p{sc=Han}/u;

/** Lucene refuses more than 1,024 clauses: these, in each of at most three fields, and the ids of at most 50 contacts stay far below. */
const MOST_TERMS = 64;
/** A sign of Han tells as much as a word of this many letters. */
const HAN_LENGTH = 6;

/** @returns the distinct words of a text in lower case; nothing that Lucene could take for syntax is left. */
export function words(text: string): string[] {
  // Of "İ" Lucene makes a plain "i", and JavaScript an "i" with another dot.
  const found = normal(text).replaceAll('İ', 'i').toLowerCase().match(WORD) ?? [];
  return [...new Set(found)];
}

/** Nothing of ASCII has another form, and to look is much faster than to normalize. */
function normal(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFKC');
}

/**
 * @returns what is looked for in the index: the distinct words of a text, at most 64. Of more the longest stay, since what is
 * rare is long and tells most; of the same length the first.
 */
export function terms(text: string): string[] {
  const found = [...new Set(words(text).flatMap((word) => word.match(TERM) ?? []))];
  return found.toSorted((a, b) => telling(b) - telling(a)).slice(0, MOST_TERMS);
}

function telling(term: string): number {
  return HAN.test(term) ? HAN_LENGTH : term.length;
}

/**
 * @param contactIds ULIDs: each one token of the index, so that the search stays inside the contacts.
 * @param fields where the words are looked for.
 * @returns the query in Lucene's syntax, or `null` when the text has no words.
 */
export function luceneQuery(contactIds: readonly string[], fields: readonly string[], text: string): string | null {
  const found = terms(text);
  if (found.length === 0) return null;
  // In quotes a term is one clause, also where the index takes it for many words, which must then follow each other.
  const sought = found.map((term) => `"${term}"`).join(' ');
  // The contact only filters: its share of the score would be the same for every match, and hide their differences.
  return `+contactId:(${contactIds.join(' ')})^0 +(${fields.map((field) => `${field}:(${sought})`).join(' ')})`;
}
