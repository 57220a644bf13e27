import { folded } from '#domain/sameness.js';

/** A shorter quote could be found in any turn, so it must be a whole turn ("Yes."). */
const LEAST = 6;

/**
 * @returns whether the turn contains the quote: case, spacing, quotation marks and punctuation aside. A finding without
 * such a quote was not said, and is dropped.
 */
export function isQuoted(quote: string, text: string): boolean {
  const [part, whole] = [bare(quote), bare(text)];
  if (part === '') return false;
  if (part === whole) return true;
  return part.length >= LEAST && ` ${whole} `.includes(` ${part} `);
}

function bare(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}\s]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
