import { contentStems, spokenText, spokenWords } from '../words.js';
import type { KnownFact } from './clause.js';
import { findCue } from './cues.js';
import { numbersIn } from './other-number.js';

/** Ends that are followed by what is over. */
const BEFORE_OBJECT = [
  'got rid of',
  'got shot of',
  'sold',
  'cancelled',
  'canceled',
  'dropped',
  'finished with',
  'done with',
];
/** "The dent in the Fiesta": what comes after is only where it was. */
const WHERE = / (?:in|on|from|of|inside|under|behind|off) (?:the|my|our|his|her|their) /u;

/**
 * "Got rid of the dent in the Fiesta" does not end that somebody has a Fiesta. English only.
 *
 * @param after the words after the cue.
 * @returns whether something else is over, and the fact is only about where that was.
 */
export function endsPartOfIt(cue: string, after: string, { known }: Pick<KnownFact, 'known'>): boolean {
  if (!BEFORE_OBJECT.includes(cue)) return false;
  const where = WHERE.exec(` ${after.trim()} `);
  if (!where) return false;
  const object = contentStems(after.slice(0, where.index).split(' '));
  // "Sold eighty off the home block": some of what there is.
  return (
    object.size > 0 &&
    numbersIn(after.slice(0, where.index)).size === 0 &&
    [...object].every((stem) => !known.has(stem))
  );
}

/** @returns whether a statement only ends something in or on what a fact is about. */
export function endsOnlyPart(statement: string, fact: string): boolean {
  const { cue, parts } = findCue(spokenText(statement), BEFORE_OBJECT) ?? {};
  const known = contentStems(spokenWords(fact));
  return cue !== undefined && parts !== undefined && endsPartOfIt(cue, parts.at(-1)!, { known });
}
