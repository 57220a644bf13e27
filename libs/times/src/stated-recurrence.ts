import { ruleOf } from '#dates/recurrence.js';
import type { Heard } from '#dates/moment.js';
import { invalid } from '#domain/errors.js';
import { type Recurrence, seriesFrom, spokenRecurrence, type StatedStart } from './spoken-recurrence.js';

/**
 * Reads how an event comes again, as its caller states it: an RRULE, or words for one.
 *
 * @param start of the first occurrence, where it is known.
 * @param path the field it came in, for faults.
 * @throws DomainError INVALID for what is neither, for a rule without a start, and for one that never comes to pass.
 */
export function statedRecurrence(stated: string, start: StatedStart | null, path: string, heard: Heard): Recurrence {
  const rule = ruleOf(stated);
  if (!rule) {
    // A rule that is not read is not guessed at: "FREQ=DAILY;BYHOUR=1,2" has a "daily" in it.
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
