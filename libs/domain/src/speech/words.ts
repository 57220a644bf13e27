import { sentenceRanges } from '#domain/text/sentence-ranges.js';
import { ENGLISH } from './languages/english.js';
import type { Lexicon } from './languages/lexicon.js';

/** Only this much of a text is read; longer texts are not plain speech. */
const MOST_CHARACTERS = 2_000;

/** @returns the sentences of a text, in order. */
export function sentences(text: string): string[] {
  const read = text.slice(0, MOST_CHARACTERS);
  return sentenceRanges(read)
    .map(({ start, end }) => read.slice(start, end))
    .filter((sentence) => sentence.trim() !== '');
}

/** @returns the words of a text in lower case, without punctuation. */
export function spokenWords(text: string, { elided }: Lexicon = ENGLISH): string[] {
  const plain = text.slice(0, MOST_CHARACTERS).replaceAll('’', "'").toLowerCase();
  return ((elided ? plain.replaceAll(elided, '$1 ') : plain).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'@.+-]*/gu) ?? []).map(
    (word) => word.replace(/[.'-]+$/u, ''),
  );
}

/** @returns the words in a row, each with a blank on both sides, so that whole words are found in it: `includes(' no longer ')`. */
export function withBlanks(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/** @returns the spoken words of a text, each with a blank on both sides. */
export function spokenText(text: string, lexicon: Lexicon = ENGLISH): string {
  return withBlanks(spokenWords(text, lexicon));
}

/** @returns the stems of the content words. */
export function contentStems(words: readonly string[], lexicon: Lexicon = ENGLISH): ReadonlySet<string> {
  return new Set(words.filter((word) => word !== '' && !lexicon.empty.has(word)).map((word) => stem(word, lexicon)));
}

/** @returns the stem of a word: it is cut short, which is enough to compare its forms in plain speech. */
export function stem(word: string, { endings }: Lexicon = ENGLISH): string {
  if (word.length <= 3) return word;
  return word.replace(endings, (ending) => (word.length - ending.length < 3 ? ending : ''));
}
