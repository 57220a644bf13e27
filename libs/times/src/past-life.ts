import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { holdsFromThenOn } from '#domain/speech/time-words.js';
import { tellsPastState, timeOfLife } from '#domain/speech/past-state.js';

/** "For six years" is a length, and no time. */
const LENGTH = /^(?:for|over)\s|(?<!\p{L})(?:years|months|weeks|days)$/iu;
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
  if (
    LENGTH.test(time.text) ||
    ongoing ||
    open === 'start' ||
    start > reference ||
    !LONG.has(precision) ||
    !tellsPastState(text)
  )
    return null;
  return open === 'end' || end > reference || holdsFromThenOn(text, index) ? reference : end;
}

/** @returns the words of a time of life in an English text about a state of it: "When I was a student, my dog was a beagle". */
export function lifeTime(text: string, { options }: Heard): string | null {
  if (!(options.locale ?? 'en').startsWith('en') || !tellsPastState(text)) return null;
  return timeOfLife(text)?.text ?? null;
}

/**
 * "Cruises from April to October" is so every year, and "Thursday to Saturday" every week; cloth may come from Winter & Co.
 *
 * @param time words from which on an English text says that something is so, or between whose ends.
 * @returns whether they plainly name the day of an announcement.
 */
export function namesItsDay(text: string, { index, text: words, isRange }: Expression): boolean {
  if (DATED.test(words)) return true;
  if (isRange === true || NAME.test(words)) return false;
  return text.slice(0, index).trim().split(/\s+/u).length <= MOST_BEFORE || WILL.test(text);
}

const DATED = /\d|(?<!\p{L})(?:next|tomorrow|until|till|end of)(?!\p{L})/iu;
const NAME = /^(?:Spring|Summer|Autumn|Winter)$/u;
/** "From September", "and from September", "As of the". */
const MOST_BEFORE = 3;
const WILL = /(?<!\p{L})(?:will|going to|starts?|begins?|changes?|switch\p{L}*)(?!\p{L})|['’]ll(?!\p{L})/iu;
