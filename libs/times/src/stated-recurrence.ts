import { ruleOf } from '#dates/recurrence.js';
import { type Heard, leavesNumber, onlyRead } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { invalid } from '#domain/service/errors.js';
import { type Recurrence, seriesFrom, spokenRecurrence, type StatedStart } from './spoken-recurrence.js';

/**
 * Reads how an event recurs, as its caller states it: an RRULE, or words for one.
 *
 * @param start of the first occurrence, if known.
 * @param path the field, for faults.
 * @throws DomainError INVALID for anything else, for a rule without a start, and for one without occurrences.
 */
export function statedRecurrence(stated: string, start: StatedStart | null, path: string, heard: Heard): Recurrence {
  const rule = ruleOf(stated);
  if (!rule) {
    // A rule that cannot be read is not guessed: "FREQ=DAILY;BYHOUR=1,2" contains "daily".
    const read = stated.includes('=') ? null : spokenRecurrence(stated, heard, start);
    if (read) return wholly(stated, read, path, heard);
    throw invalid(path, 'is neither an RRULE that comes again at most daily nor words such as "every Tuesday at 5 pm"');
  }
  if (!start) throw invalid(path, 'needs the time of the first occurrence: state event.startsAt');
  const { precision, ...first } = start;
  const series = seriesFrom(rule, first, precision ?? 'instant', stated, { ...heard, reference: start.startsAt });
  if (!series || (series.recursUntil && series.recursUntil <= series.startsAt))
    throw invalid(path, 'never comes to pass');
  return series;
}

const TIMES = /\p{N}+ times/giu;

/**
 * @param words that a caller states for a series.
 * @param read the series in them.
 * @throws DomainError INVALID if they say more than is read: "every Tuesday at 25:00" is not all of every Tuesday.
 */
export function wholly(words: string, read: Recurrence, path: string, heard: Heard): Recurrence {
  if (!isWhole(words, read, heard)) throw onlyRead(words, { text: read.expression }, path);
  return read;
}

/** @returns whether no number is left over that neither the series nor a time beside it has. */
export function isWhole(words: string, { expression }: Recurrence, heard: Heard): boolean {
  // Its limits and its hour are expressions of their own, which may overlap.
  const parts = [{ text: expression, index: words.indexOf(expression) }, ...resolve(words, heard)];
  const rest = parts.reduce(
    (left, { text, index }) =>
      index === -1 ? left : left.slice(0, index) + ' '.repeat(text.length) + left.slice(index + text.length),
    words,
  );
  return !leavesNumber(rest.replace(TIMES, ''), { text: '', index: 0 });
}
