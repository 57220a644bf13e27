import { exactPatterns, type Pattern, type Range, rangesOf, widestRangesOf } from '#domain/text/pattern.js';

/** Masks the same words in any text. */
export type Mask = (text: string) => string;

/** Replaces each masked UTF-16 unit, so that positions stay the same and masking twice changes nothing. */
export const MASK = '█';

const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

/**
 * @param text the text with the words.
 * @param what their places in it, or a pattern for them. A place that cuts through a character takes all of it; a `*`
 * of the pattern reaches as far as it can: what is masked too much is the lesser harm.
 * @returns a function that masks them there and in every other text with the same words.
 */
export function maskOf(text: string, what: readonly Range[] | Pattern): Mask {
  const pattern = Array.isArray(what) ? null : (what as Pattern);
  const ranges = pattern ? widestRangesOf(pattern, text) : (what as readonly Range[]).map((one) => whole(one, text));
  const words = ranges.flatMap(({ start, end }) =>
    exactPatterns(text.slice(start, end), {
      start: isWithin(text, start),
      end: isWithin(text, end),
    }),
  );
  return (other) => {
    const found = [...(pattern ? widestRangesOf(pattern, other) : []), ...words.flatMap((one) => rangesOf(one, other))];
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

/** @returns the range with all of the characters that its start and its end cut in two, such as an emoji. */
function whole({ start, end }: Range, text: string): Range {
  return { start: isHalf(text, start) ? start - 1 : start, end: isHalf(text, end) ? end + 1 : end };
}

/** Whether that position is between the two units of one character. */
function isHalf(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** Whether a word continues across that position. */
function isWithin(text: string, at: number): boolean {
  return IN_WORD.test(text[at - 1] ?? '') && IN_WORD.test(text[at] ?? '');
}
