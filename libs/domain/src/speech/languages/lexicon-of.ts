import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { HINDI } from './hindi.js';
import { SPANISH } from './spanish.js';
import type { Speech } from './lexicon.js';

const SPEECHES: Readonly<Record<string, Speech>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH, hi: HINDI };

/**
 * @param language a BCP 47 tag; only its language counts. Absent: English.
 * @returns the words of change of a language; `null` if none are known, so that it is not read with those of another.
 */
export function speechOf(language?: string | null): Speech | null {
  return SPEECHES[(language ?? 'en').split('-')[0]!.toLowerCase()] ?? null;
}
