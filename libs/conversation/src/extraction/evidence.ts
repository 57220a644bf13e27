import { folded } from '#domain/sameness.js';

/** Fewer characters than this occur in any turn: only a whole turn may be so short a quote ("Yes."). */
const LEAST = 6;

/**
 * @returns whether the quote stands in the turn: case, spacing, quotation marks and punctuation aside. What a model says
 * without such a quote was not said, and is dropped.
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
