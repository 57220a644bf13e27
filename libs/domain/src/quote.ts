import { folded } from './sameness.js';

/** The longest quote that is kept with a memory, in characters. */
export const MAX_QUOTE = 500;

/** A shorter quote could be found in any turn, so it must be a whole turn ("Yes."). */
export const LEAST_QUOTE = 6;

/** @returns whether the turn contains the quote: case, spacing, quotation marks and punctuation aside. */
export function isQuoted(quote: string, text: string): boolean {
  const [part, whole] = [bare(quote), bare(text)];
  if (part === '') return false;
  if (part === whole) return true;
  return part.length >= LEAST_QUOTE && ` ${whole} `.includes(` ${part} `);
}

/** @returns the words without case, spacing and punctuation. */
export function bare(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}\s]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
