import type { Memory } from '#domain/memory.js';
import { isAllDay, startsIn } from './in-words.js';

/** A planned event, with how far ahead it is. */
export interface UpcomingEvent {
  readonly memory: Memory;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** Whether only its days are known. */
  readonly allDay: boolean;
  /** In the contact's zone: "in 2 days". */
  readonly startsIn: string;
}

/** @returns the event as seen from `now`. @param memory one that has a start. */
export function upcomingEvent(memory: Memory, now: Date, timezone: string): UpcomingEvent {
  const startsAt = memory.startsAt as Date;
  return {
    memory,
    startsAt,
    endsAt: memory.endsAt,
    allDay: isAllDay(memory, timezone),
    startsIn: startsIn({ ...memory, startsAt }, now, timezone),
  };
}
