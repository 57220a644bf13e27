import { currentDateTime } from '#dates/current.js';
import { partOfHours } from '#dates/english/part-words.js';
import { daysBetween } from '../in-words.js';
import type { UpcomingEvent } from '../upcoming-event.js';

/** An event's text is cut to this length, because it is read out and can have 8,000 characters. */
const MOST_CHARACTERS = 300;

/**
 * @returns the due events as text to read out: "Two events for Asha. Today at 14:30: Call with Ravi. Tomorrow:
 * Birthday."
 */
export function briefingText(
  name: string | null,
  events: readonly UpcomingEvent[],
  now: Date,
  timezone: string,
): string {
  const whose = name ? ` for ${name}` : '';
  const count = events.length === 1 ? 'One event' : `${events.length} events`;
  const lines = events.map((event) => `${when(event, now, timezone)}: ${sentence(event.memory.text)}`);
  return [`${count}${whose}.`, ...lines].join(' ');
}

/** With the precision that was stated. */
function when(event: UpcomingEvent, now: Date, timezone: string): string {
  const { startsAt, allDay, memory } = event;
  const { weekday, date, iso } = currentDateTime(startsAt, timezone);
  const days = daysBetween(now, startsAt, timezone);
  const month = `${MONTH.format(new Date(`${date}T00:00:00Z`))} ${date.slice(0, 4)}`;
  const day = days <= 0 ? 'Today' : days === 1 ? 'Tomorrow' : `On ${weekday}, ${date}`;
  switch (memory.precision) {
    case 'part_of_day':
      return partOfDay(day, hoursOf(event, timezone));
    case 'week':
      return `In the week of ${weekday}, ${date}`;
    case 'weekend':
      return `On the weekend of ${weekday}, ${date}`;
    case 'month':
      return `In ${month}`;
    case 'quarter':
    case 'season':
    case 'half':
      return `From ${month} on`;
    case 'year':
    case 'decade':
      return `From ${date.slice(0, 4)} on`;
    default:
      return allDay ? day : `${day} at ${iso.slice(11, 16)}`;
  }
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/**
 * "Tomorrow afternoon", "Tonight", "On Sunday, 2026-03-08, in the morning"; only the day if its hours span several
 * parts.
 */
function partOfDay(day: string, part: string | null): string {
  if (part === null) return day;
  if (day === 'Today') return part === 'night' ? 'Tonight' : `This ${part}`;
  if (day === 'Tomorrow') return `Tomorrow ${part}`;
  return `${day}, ${part === 'night' ? 'at night' : `in the ${part}`}`;
}

/** @returns the stated part of the day, by its hours. */
function hoursOf({ startsAt, endsAt }: UpcomingEvent, timezone: string): string | null {
  const from = hourAt(startsAt, timezone);
  const lasts = endsAt ? endsAt.getTime() - startsAt.getTime() : 1;
  return partOfHours(from, from + lasts / HOUR_MS);
}

const HOUR_MS = 3_600_000;

function hourAt(at: Date, timezone: string): number {
  const { iso } = currentDateTime(at, timezone);
  return Number(iso.slice(11, 13)) + Number(iso.slice(14, 16)) / 60;
}

function sentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const cut = line.length > MOST_CHARACTERS ? `${[...line].slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
  return /[.!?…]$/.test(cut) ? cut : `${cut}.`;
}
