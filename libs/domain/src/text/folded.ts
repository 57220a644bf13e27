import { normalForm } from './normal-form.js';

/** Invisible characters that only give the direction of a text or a place to break a word. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** A full stop or an exclamation mark of any script, and what stands behind it. */
const FINAL_STOP =
  /(?<![\s.!\u0589\u06d4\u0964\u0965\u104b\u1362\u17d4\u3002])[\s.!\u0589\u06d4\u0964\u0965\u104b\u1362\u17d4\u3002]+$/u;

/** @returns the text without invisible characters. */
export function seen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}

/** @returns the text as a listener hears it: width, case, spacing, invisible characters and a final stop ignored. */
export function folded(text: string): string {
  const apart = seen(text).replaceAll(/(?<=\p{N})(?=\p{No})/gu, ' '); // else 10² would fold to 102, and 1½ to 11/2
  return normalForm(apart, 'NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i') // "İ" in lower case, in which the dot is a mark of its own
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(FINAL_STOP, '');
}
