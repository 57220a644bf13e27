import { folded } from './folded.js';

/** The longest quote that is kept with a memory, in characters. */
export const MAX_QUOTE = 500;

/**
 * A shorter quote could be found in any turn, so it must be a whole turn ("Yes."). A Chinese character counts as two
 * letters.
 */
const LEAST_QUOTE = 6;

const CHINESE = /\p{Script=Han}/gu;
/** Scripts without blanks between words. */
const WITHOUT_BLANKS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const MARK = /^\p{M}/u;

/** @returns whether the turn contains the quote, ignoring case, spacing, quotation marks and punctuation. */
export function isQuoted(quote: string, text: string): boolean {
  const [part, whole] = [bareText(quote), bareText(text)];
  if (part === '') return false;
  return part === whole || (isLong(part) && !wordPositions(part, whole).next().done);
}

/** @param words without case, spacing and punctuation. */
export function isLong(words: string): boolean {
  return words.length + (words.match(CHINESE)?.length ?? 0) >= LEAST_QUOTE;
}

/** @returns the positions of the words in the text as whole words, both without case, spacing and punctuation. */
export function* wordPositions(words: string, text: string): Generator<number, void> {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isEdge(text, at) && isEdge(text, at + words.length)) yield at;
}

/** Whether a word can begin or end at a position. */
function isEdge(text: string, at: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 1), at), text.slice(at, at + 1)];
  if (before.trim() === '' || behind.trim() === '') return true;
  return WITHOUT_BLANKS.test(before + behind) && !MARK.test(behind);
}

/** @returns the words without case, spacing and punctuation. */
export function bareText(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}\s]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
