import { type Occurrence, occurrences } from '#dates/recurrence.js';
import type { Memory } from '#domain/memory/memory.js';

/** The most series of a contact that are expanded, and the most of a tenant at a time. */
export const MOST_SERIES = 500;
/** The most series of all contacts of a tenant that are expanded; each takes up to a millisecond. */
export const MOST_OF_TENANT = 10_000;

/**
 * @param timezone of the contact; a series keeps its time on this wall clock.
 * @returns the times of an event in a period, the next first; at most `limit` for a series.
 */
export function occurrencesOf(
  { startsAt, endsAt, recurrence }: Memory,
  window: { from: Date; to: Date },
  timezone: string,
  limit: number,
): Occurrence[] {
  if (!startsAt) return [];
  if (!recurrence) return [{ startsAt, endsAt }];
  return occurrences({ startsAt, endsAt, rule: recurrence, timezone }, window, limit);
}

/** If two occurrences begin at the same time, the smaller id comes first. */
export function byStart(
  a: { readonly startsAt: Date; readonly memory: Pick<Memory, 'id'> },
  b: { readonly startsAt: Date; readonly memory: Pick<Memory, 'id'> },
): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || (a.memory.id < b.memory.id ? -1 : 1);
}
