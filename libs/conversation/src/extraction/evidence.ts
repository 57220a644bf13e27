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

/**
 * @returns the place of the turn that has the quote: the one that the model named, else the nearest to it, since models
 * mistake a turn for the one beside it; -1 where none has it.
 */
export function placeOfQuote(
  turns: readonly { readonly id: string; readonly text: string }[],
  { turnId, quote }: { readonly turnId: string; readonly quote: string },
): number {
  const named = turns.findIndex(({ id }) => id === turnId);
  if (named >= 0 && isQuoted(quote, turns[named]?.text ?? '')) return named;
  if (bare(quote).length < LEAST) return -1;
  const places = turns.flatMap(({ text }, place) => (isQuoted(quote, text) ? [place] : []));
  return places.sort((a, b) => Math.abs(a - named) - Math.abs(b - named))[0] ?? -1;
}

function bare(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}\s]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
