import { currentDateTime } from '#dates/current.js';
import { difference } from '#dates/difference.js';
import type { Memory, Precision } from '#domain/memory/memory.js';

/** When an event takes place, as far as known. */
export type Occasion = Pick<Memory, 'startsAt' | 'endsAt' | 'precision'>;

const TIMED: ReadonlySet<Precision | null> = new Set<Precision | null>(['instant', 'hour', 'part_of_day']);
const DAY_AND_MORE = ['years', 'months', 'days'] as const;
const LESS = ['hours', 'minutes'] as const;
const DAY_MS = 86_400_000;

/**
 * @returns whether only the days of an event are known, without a time of day; both ends must be midnights of the time
 * zone.
 */
export function isAllDay({ startsAt, endsAt, precision }: Occasion, timezone: string): boolean {
  if (!startsAt || (precision !== null && TIMED.has(precision))) return false;
  return isMidnight(startsAt, timezone) && (endsAt ? isMidnight(endsAt, timezone) : precision !== null);
}

/**
 * From one day on it counts calendar days, because "in 2 days" means a day to listeners; below that hours or minutes.
 * @returns the time until the start: "in 2 days", "in 3 hours", "tomorrow"; "now" once it has begun.
 */
export function startsIn(event: Occasion & { readonly startsAt: Date }, now: Date, timezone: string): string {
  if (isAllDay(event, timezone)) return ahead(daysBetween(now, event.startsAt, timezone));
  if (event.startsAt <= now) return 'now';
  // No hour was stated.
  if (event.precision === 'part_of_day') return ahead(daysBetween(now, event.startsAt, timezone));
  const { parts } = difference(now, event.startsAt, timezone);
  if (DAY_AND_MORE.some((name) => parts[name] > 0)) return ahead(daysBetween(now, event.startsAt, timezone));
  const unit = LESS.find((name) => parts[name] > 0);
  if (!unit) return 'in less than a minute';
  return `in ${parts[unit]} ${parts[unit] === 1 ? unit.slice(0, -1) : unit}`;
}

/** @returns the calendar day of an instant in the time zone: `2026-03-05`. */
export function dayIn(at: Date, timezone: string): string {
  return currentDateTime(at, timezone).date;
}

/** @returns the number of calendar days of the time zone between two instants. */
export function daysBetween(from: Date, to: Date, timezone: string): number {
  const midnight = (at: Date): number => Date.parse(`${dayIn(at, timezone)}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

function ahead(days: number): string {
  if (days < 0) return 'now';
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

function isMidnight(at: Date, timezone: string): boolean {
  return dayIn(at, timezone) !== dayIn(new Date(at.getTime() - 1), timezone);
}
