import ical, { escape, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { exceptionsOf, inUtc, plainRule } from '#dates/recurrence.js';
import { shownStatus } from '#domain/plans/event-status.js';
import { Temporal } from 'temporal-polyfill';
import type { FeedEvent } from './events.repository.js';
import { dayIn, isAllDay } from './in-words.js';

/** The contact of the calendar. */
export interface CalendarOwner {
  readonly name: string | null;
  /** The time zone in which days are counted. */
  readonly timezone: string;
  /** false: earlier events are left out. */
  readonly isWhole: boolean;
  /**
   * The time of the read. What was planned for an earlier time is tentative, because nobody said whether it took place.
   */
  readonly now: Date;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** @returns the calendar in the format of RFC 5545; the same events always give the same text. */
export function icalendar(events: readonly FeedEvent[], { name, timezone, isWhole, now }: CalendarOwner): string {
  const calendar = ical({
    prodId: { company: 'Palimpsest', product: 'Calendar' },
    // The library does not escape this property, and a name may contain a line break.
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

function zoned(at: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
}

/** With a time of day, the last day is written as an instant. */
function untilIn(rule: string, timezone: string): string {
  return rule.replace(/UNTIL=(\d{8})(?!\d|T)/, (_, day: string) => {
    const end = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timezone).subtract({ seconds: 1 });
    return `UNTIL=${end.toInstant().toString().replaceAll(/[-:]/g, '')}`;
  });
}

/** For whole days, the last day and the exceptions are days. */
function allDayRule(recurrence: string, timezone: string): string {
  const except = exceptionsOf(recurrence).map((at) => dayIn(at, timezone).replaceAll('-', ''));
  const rule = `RRULE:${lastDayIn(plainRule(recurrence), timezone)}`;
  return except.length > 0 ? `${rule}\nEXDATE;VALUE=DATE:${except.join(',')}` : rule;
}

/** For whole days it is a day. */
function lastDayIn(rule: string, timezone: string): string {
  return rule.replace(/UNTIL=(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/, (_, ...[y, m, d, h, min, s]: string[]) => {
    return `UNTIL=${dayIn(new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`), timezone).replaceAll('-', '')}`;
  });
}

function standing(event: FeedEvent['event'], now: Date): ICalEventStatus {
  return shownStatus(event, now) === 'unconfirmed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * "At 5:15 pm" is stored as that minute, which says how exactly it was said and not how long it takes. An hour, as of "at 5 pm", stays: it is
 * what calendar programs give to what is entered without an end.
 */
function knownEnd({ startsAt, endsAt, precision, expression }: FeedEvent['event']): Date | null {
  const isMinute = precision === 'instant' && expression !== null;
  return isMinute && startsAt && endsAt && endsAt.getTime() - startsAt.getTime() <= MINUTE_MS ? null : endsAt;
}

type When = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'repeating' | 'timezone'>;

/**
 * Whole days are written without a time zone, so that they are the same days wherever the calendar is read; series in
 * theirs.
 */
function when(event: FeedEvent['event'], timezone: string): When {
  const [start, end] = [event.startsAt as Date, knownEnd(event)];
  const { recurrence } = event;
  if (!isAllDay(event, timezone)) {
    if (!recurrence) return { start, end };
    const except = exceptionsOf(recurrence).map(inUtc).join(',');
    const repeating = `RRULE:${untilIn(plainRule(recurrence), timezone)}${except && `\nEXDATE:${except}`}`;
    return { start: zoned(start, timezone), end: end && zoned(end, timezone), timezone, repeating };
  }
  const day = (at: Date): Date => new Date(`${dayIn(at, timezone)}T00:00:00Z`);
  const first = day(start);
  const last = end ? day(end) : new Date(first.getTime() + DAY_MS);
  return {
    allDay: true,
    start: first,
    end: last,
    ...(recurrence ? { repeating: allDayRule(recurrence, timezone) } : {}),
  };
}
