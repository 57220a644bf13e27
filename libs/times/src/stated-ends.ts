import type { Expression } from '#dates/expression.js';
import { type Heard, periodOf } from '#dates/moment.js';
import type { Precision } from '#domain/memory/memory.js';
import { invalid } from '#domain/service/errors.js';
import { isTimeOfDay } from './time-of-day.js';

/** A period as a caller states it; each end is an instant, a date or words. */
export interface StatedEnds {
  readonly from?: Date | string | undefined;
  readonly to?: Date | string | undefined;
}

/** A period as it was read, with the precision of its words; `null` without words. */
export interface ReadPeriod {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly precision: Precision | null;
  readonly expression: string | null;
}

/** The paths of the ends in the request, for faults. */
interface Paths {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads since when and until when something holds. Words for the start give the start of their period, and its end too
 * if they name both ("from March to May"). Words for the end give the end of theirs: "June" and "until June" end with
 * June, "before June" ends where June begins, and a time of day is that moment.
 *
 * @throws DomainError INVALID, at its path, for words that name no time or have no bound on that side.
 */
export function statedValidity({ from, to }: StatedEnds, paths: Paths, heard: Heard): ReadPeriod {
  const start = startOf(from, paths.from, heard);
  const end = endOf(to, paths.to, heard);
  return {
    from: start.from,
    to: end.to ?? (start.isRange ? start.to : null),
    precision: start.precision ?? end.precision,
    expression: start.words ?? end.words,
  };
}

/**
 * Reads when an event takes place. Words for its start also give its end if that is not stated; a time of day for its
 * end is on the day on which it starts.
 *
 * @throws DomainError INVALID, at its path, also if it would end before it starts.
 */
export function statedOccasion({ from, to }: StatedEnds, paths: Paths, heard: Heard): ReadPeriod {
  const start = startOf(from, paths.from, heard);
  const end = endOf(to, paths.to, heard, start.from);
  const until = end.to ?? start.to;
  if (start.from && until && until <= start.from) throw invalid(paths.to, 'must lie after the start of the event');
  return {
    from: start.from,
    to: until,
    precision: start.precision ?? end.precision,
    expression: start.words ?? end.words,
  };
}

interface Bound {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly precision: Precision | null;
  readonly words: string | null;
  readonly isRange: boolean;
}

const UNSAID: Bound = { from: null, to: null, precision: null, words: null, isRange: false };

function startOf(stated: Date | string | undefined, path: string, heard: Heard): Bound {
  if (stated === undefined) return UNSAID;
  if (stated instanceof Date) return { ...UNSAID, from: stated };
  const { start, end, precision, open, ongoing, text, isRange = false } = periodOf(stated, path, heard);
  if (open === 'start') throw invalid(path, `"${stated.slice(0, 60)}" does not say since when`);
  return { from: start, to: open === 'end' || ongoing ? null : end, precision, words: text, isRange };
}

function endOf(stated: Date | string | undefined, path: string, heard: Heard, after: Date | null = null): Bound {
  if (stated === undefined) return UNSAID;
  if (stated instanceof Date) return { ...UNSAID, to: stated };
  const read = periodOf(stated, path, heard);
  const onItsDay = after && isTimeOfDay(read) ? periodOf(stated, path, { ...heard, reference: after }) : read;
  const { start, end, precision, open, text } = onItsDay;
  if (open === 'end') throw invalid(path, `"${stated.slice(0, 60)}" does not say until when`);
  return { ...UNSAID, to: isMoment(onItsDay) ? start : end, precision, words: text };
}

/** "6 pm" is read as the hour from then on; as an end it is the moment. */
function isMoment({ start, end, precision, isRange }: Expression): boolean {
  const minutes = (end.getTime() - start.getTime()) / 60_000;
  return (precision === 'instant' && minutes <= 1) || (precision === 'hour' && minutes <= 60 && !isRange);
}
