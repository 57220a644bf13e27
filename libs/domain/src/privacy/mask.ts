import { exactPatterns, type Pattern, type Range, rangesOf } from '#domain/text/pattern.js';

/** Masks the same words in any text. */
export type Mask = (text: string) => string;

/** Replaces each masked UTF-16 unit, so that positions stay the same and masking twice changes nothing. */
export const MASK = '█';

const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

/**
 * @param text the text with the words.
 * @param what their places in it, or a pattern for them.
 * @returns a function that masks them there and in every other text with the same words.
 */
export function maskOf(text: string, what: readonly Range[] | Pattern): Mask {
  const pattern = Array.isArray(what) ? null : (what as Pattern);
  const ranges = pattern ? rangesOf(pattern, text) : (what as readonly Range[]);
  const words = ranges.flatMap(({ start, end }) =>
    exactPatterns(text.slice(start, end), {
      start: isWithin(text, start),
      end: isWithin(text, end),
    }),
  );
  const patterns = [...(pattern ? [pattern] : []), ...words];
  return (other) => {
    const found = patterns.flatMap((one) => rangesOf(one, other));
    return masked(other, other === text ? [...ranges, ...found] : found);
  };
}

/** Whether the kept text is the original, with or without masked parts. */
export function isMaskOf(kept: string, original: string): boolean {
  return kept.length === original.length && kept.split('').every((unit, i) => unit === MASK || unit === original[i]);
}

/** @returns the text with each UTF-16 unit of the ranges masked. */
export function masked(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (left, { start, end }) => left.slice(0, start) + MASK.repeat(end - start) + left.slice(end),
    text,
  );
}

/** Whether a word continues across that position. */
function isWithin(text: string, at: number): boolean {
  return IN_WORD.test(text[at - 1] ?? '') && IN_WORD.test(text[at] ?? '');
}
