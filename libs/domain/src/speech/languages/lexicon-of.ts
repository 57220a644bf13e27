import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { HINDI } from './hindi.js';
import type { Lexicon } from './lexicon.js';
import { SPANISH } from './spanish.js';

const SPEECHES: Readonly<Record<string, Lexicon>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH, hi: HINDI };

/**
 * @param language a BCP 47 tag; only its language counts. Absent: English.
 * @returns the words of change of a language; `null` if none are known, so that it is not read with those of another.
 */
export function lexiconOf(language?: string | null): Lexicon | null {
  return SPEECHES[(language ?? 'en').split('-')[0]!.toLowerCase()] ?? null;
}
