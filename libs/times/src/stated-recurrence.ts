import { ruleOf } from '#dates/recurrence.js';
import type { Heard } from '#dates/moment.js';
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
    if (read) return read;
    throw invalid(path, 'is neither an RRULE that comes again at most daily nor words such as "every Tuesday at 5 pm"');
  }
  if (!start) throw invalid(path, 'needs the time of the first occurrence: state event.startsAt');
  const { precision, ...first } = start;
  const series = seriesFrom(rule, first, precision ?? 'instant', stated, { ...heard, reference: start.startsAt });
  if (!series || (series.recursUntil && series.recursUntil <= series.startsAt))
    throw invalid(path, 'never comes to pass');
  return series;
}
