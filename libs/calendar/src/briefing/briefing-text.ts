import { currentDateTime } from '#dates/current.js';
import { daysBetween } from '../in-words.js';
import type { UpcomingEvent } from '../upcoming-event.js';

/** An event's text is cut to this length: it is to be read out, and can have 8,000 characters. */
const MOST_CHARACTERS = 300;

/** @returns what is due, ready to be read out: "Two events for Asha. Today at 14:30: Call with Ravi. Tomorrow: Birthday." */
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

function when({ startsAt, allDay }: UpcomingEvent, now: Date, timezone: string): string {
  const { weekday, date, iso } = currentDateTime(startsAt, timezone);
  const days = daysBetween(now, startsAt, timezone);
  const day = days <= 0 ? 'Today' : days === 1 ? 'Tomorrow' : `On ${weekday}, ${date}`;
  return allDay ? day : `${day} at ${iso.slice(11, 16)}`;
}

function sentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const cut = line.length > MOST_CHARACTERS ? `${[...line].slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
  return /[.!?…]$/.test(cut) ? cut : `${cut}.`;
}
