import { occurrences, withException } from '#dates/recurrence.js';
import type { Version } from '#domain/memory/memory.js';
import type { OneOccurrence } from '#domain/memory/plan-change.js';

/**
 * @param period in which it begins or is under way.
 * @param timezone of the contact; a series keeps its time on this wall clock.
 * @param isMeant distinguishes it from others in the period.
 * @returns the time of a series that is meant; `null` if there is none, or several.
 */
export function oneOccurrence(
  { startsAt, endsAt, recurrence }: Version,
  period: { readonly from: Date; readonly to: Date },
  timezone: string,
  isMeant: (occurrence: Pick<Version, 'startsAt' | 'endsAt'>) => boolean = () => true,
): OneOccurrence | null {
  if (!startsAt || !recurrence) return null;
  const series = { startsAt, endsAt, rule: recurrence, timezone };
  const [one, ...others] = occurrences(series, period, MOST).filter(isMeant);
  if (!one || others.length > 0) return null;
  const left = withException(recurrence, one.startsAt);
  return left === null ? null : { ...one, recurrence: left };
}

/** The days of a month. */
const MOST = 31;
