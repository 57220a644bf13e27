import { eld } from 'eld/small';

/**
 * By how much the likeliest language has to lead the next one, and English. With these values no English sentence of
 * the trial was misread (ADR 92).
 */
const [LEAD, LEAD_OVER_ENGLISH] = [0.02, 0.15];
/** Shorter texts are not conclusive: "Metformin 500 mg.". In UTF-16 units. */
const SHORTEST = 20;
/** Only this much of a text is used. */
const LONGEST = 1_000;

/** @returns the language of a text, as a BCP 47 tag; `null` if it is short or the language is not sure. */
export function detectedLanguage(text: string): string | null {
  if (text.length < SHORTEST) return null;
  const read = eld.detect(text.slice(0, LONGEST));
  const scores: Readonly<Record<string, number>> = read.getScores();
  const [first = 0, second = 0] = Object.values(scores);
  if (!read.isReliable() || first - second < LEAD) return null;
  return read.language === 'en' || first - (scores['en'] ?? 0) >= LEAD_OVER_ENGLISH ? read.language : null;
}

/**
 * @param stated the stated languages, the most specific first: of the call, of the turn, of the contact.
 * @returns the language of a text: as stated, else as detected, else English.
 */
export function languageOf(text: string, ...stated: readonly (string | null | undefined)[]): string {
  return stated.find((one) => one) ?? detectedLanguage(text) ?? 'en';
}
