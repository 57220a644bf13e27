import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { holdsFromThenOn } from '#domain/speech/time-words.js';
import { tellsPastState, timeOfLife } from '#domain/speech/past-state.js';

/** A state told of a single day, or of some hours, is an occasion: "On Monday I was at the dentist". */
const LONG: ReadonlySet<string> = new Set(['month', 'quarter', 'season', 'half', 'year', 'decade', 'open']);

/**
 * "In 2017 I was a receptionist" tells of 2017, "From 2012 on we had a collie called Fleet" of years that are over.
 *
 * @param time the words of a time in an English text.
 * @returns until when a state of the past surely holds; `null` if the text tells of none.
 */
export function endOfPastState(text: string, time: Expression, reference: Date): Date | null {
  const { start, end, open, ongoing, precision, index } = time;
  if (ongoing || open === 'start' || start > reference || !LONG.has(precision) || !tellsPastState(text)) return null;
  return open === 'end' || end > reference || holdsFromThenOn(text, index) ? reference : end;
}

/** @returns the words of a time of life in an English text about a state of it: "When I was a student, my dog was a beagle". */
export function lifeTime(text: string, { options }: Heard): string | null {
  if (!(options.locale ?? 'en').startsWith('en') || !tellsPastState(text)) return null;
  return timeOfLife(text)?.text ?? null;
}
