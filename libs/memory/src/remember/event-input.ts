import type { Heard } from '#dates/moment.js';
import type { SpokenTime } from '#times/spoken-time.js';
import type { EventParts } from '#domain/memory/memory.js';

/** A validated event, as its caller stated it. */
export interface EventInput {
  readonly subject: string;
  readonly verb: string;
  readonly object?: string | undefined;
  readonly aliases: readonly string[];
  readonly status?: 'planned' | 'moved' | 'cancelled' | 'done' | undefined;
  readonly startsAt?: Date | string | undefined;
  readonly endsAt?: Date | string | undefined;
  /** An RRULE, or words for one. */
  readonly recurrence?: string | undefined;
}

/** @returns the event's parts. Without a stated status it is planned if it starts after it was said, else done. */
export function eventOf(
  event: EventInput | undefined,
  { startsAt, recurrence, recursUntil }: Pick<SpokenTime, 'startsAt' | 'recurrence' | 'recursUntil'>,
  saidAt: Date,
): EventParts & { readonly moved: boolean } {
  const goesOn = Boolean(recurrence) && !(recursUntil && recursUntil <= saidAt);
  const isAhead = goesOn || (startsAt !== null && startsAt > saidAt);
  const stated = event?.status === 'moved' ? 'planned' : event?.status;
  return {
    subject: event?.subject ?? null,
    verb: event?.verb ?? null,
    object: event?.object ?? null,
    aliases: event?.aliases ?? [],
    status: stated ?? (isAhead ? 'planned' : 'done'),
    moved: event?.status === 'moved',
  };
}

/** Adds a preference to how words for times are read: "on Tuesday" lies ahead in a planned event, and in the past in one that is done. */
export function leaning(heard: Heard, { status }: Pick<EventInput, 'status'>): Heard {
  if (status === 'planned' || status === 'moved') return { ...heard, options: { ...heard.options, prefer: 'future' } };
  return status === 'done' ? { ...heard, options: { ...heard.options, prefer: 'past' } } : heard;
}
