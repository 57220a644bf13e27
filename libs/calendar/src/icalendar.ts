import ical, { escape, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { shownStatus } from '#domain/event-status.js';
import type { FeedEvent } from './events.repository.js';
import { dayIn, isAllDay } from './in-words.js';

/** Whose calendar it is. */
export interface CalendarOwner {
  readonly name: string | null;
  /** The zone in which days are counted. */
  readonly timezone: string;
  /** false: there are earlier events, which are left out. */
  readonly isWhole: boolean;
  /** When it is read: what was planned for a time before is tentative, as nobody said that it took place. */
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** @returns the calendar as RFC 5545 has it; the same events always give the same text. */
export function icalendar(events: readonly FeedEvent[], { name, timezone, isWhole, now }: CalendarOwner): string {
  const calendar = ical({
    prodId: { company: 'Palimpsest', product: 'Calendar' },
    // The library does not escape this property, and a name may hold a line break.
    name: escape(name ?? 'Palimpsest', false),
    ...(isWhole ? {} : { description: `The ${events.length} latest events; earlier ones are left out.` }),
    events: events.map((event) => entry(event, timezone, now)),
  });
  return calendar.toString();
}

/** A moved event keeps its UID and gets a higher SEQUENCE, so that a subscriber's calendar moves it. */
function entry({ event, sequence, changedAt, withdrawn }: FeedEvent, timezone: string, now: Date): ICalEventData {
  return {
    id: `${event.factId}@palimpsest`,
    sequence,
    stamp: changedAt,
    created: event.saidAt,
    lastModified: changedAt,
    ...when(event, timezone),
    summary: event.text,
    status: withdrawn ? ICalEventStatus.CANCELLED : standing(event, now),
  };
}

function standing(event: FeedEvent['event'], now: Date): ICalEventStatus {
  return shownStatus(event, now) === 'unconfirmed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Days are written without a zone, so that they are the same days wherever the calendar is read. */
function when(event: FeedEvent['event'], timezone: string): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  const [start, end] = [event.startsAt as Date, event.endsAt];
  if (!isAllDay(event, timezone)) return { start, end };
  const day = (at: Date): Date => new Date(`${dayIn(at, timezone)}T00:00:00Z`);
  const first = day(start);
  return { allDay: true, start: first, end: end ? day(end) : new Date(first.getTime() + DAY_MS) };
}
