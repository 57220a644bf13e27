import { bareText, isLong, isQuoted } from '#domain/text/quote.js';

/**
 * @returns the index of the turn that contains the quote: the one that the model named, else the nearest to it, since models confuse
 * adjacent turns; -1 if none contains it.
 */
export function placeOfQuote(
  turns: readonly { readonly id: string; readonly text: string }[],
  { turnId, quote }: { readonly turnId: string; readonly quote: string },
): number {
  const named = turns.findIndex(({ id }) => id === turnId);
  if (named >= 0 && isQuoted(quote, turns[named]?.text ?? '')) return named;
  if (!isLong(bareText(quote))) return -1;
  const places = turns.flatMap(({ text }, place) => (isQuoted(quote, text) ? [place] : []));
  return places.sort((a, b) => Math.abs(a - named) - Math.abs(b - named))[0] ?? -1;
}
