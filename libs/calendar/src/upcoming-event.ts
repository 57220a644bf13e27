import type { Occurrence } from '#dates/recurrence.js';
import type { Memory } from '#domain/memory/memory.js';
import { isAllDay, startsIn } from './in-words.js';

/** A planned event, with the time until it. */
export interface UpcomingEvent {
  readonly memory: Memory;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** Whether only its days are known. */
  readonly allDay: boolean;
  /** In the contact's time zone: "in 2 days". */
  readonly startsIn: string;
}

/**
 * @param memory one that has a start.
 * @param at the occurrence that is meant, for a series.
 * @returns the event as seen from `now`.
 */
export function upcomingEvent(
  memory: Memory,
  now: Date,
  timezone: string,
  at: Occurrence | null = null,
): UpcomingEvent {
  const [startsAt, endsAt] = at ? [at.startsAt, at.endsAt] : [memory.startsAt as Date, memory.endsAt];
  const event = { startsAt, endsAt, precision: memory.precision };
  return {
    memory,
    startsAt,
    endsAt,
    allDay: isAllDay(event, timezone),
    startsIn: startsIn(event, now, timezone),
  };
}
