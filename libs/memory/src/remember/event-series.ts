import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { plannedRecurrence, type Recurrence, spokenRecurrence, type StatedStart } from '#times/spoken-recurrence.js';
import { isTimeOfDay } from '#times/time-of-day.js';
import { type ReadPeriod, statedOccasion } from '#times/stated-ends.js';
import { statedRecurrence, wholly } from '#times/stated-recurrence.js';
import { sentences } from '#domain/speech/words.js';
import type { EventInput } from './event-input.js';

/** An event and its text. `path` leads to the statement in the request. */
interface StatedEvent {
  readonly text: string;
  /** If false, nothing is read from the text. */
  readonly reconcile: boolean;
  readonly event: EventInput;
  readonly path: string;
}

/**
 * @param heard when and in which zone it was said, with the preference from the event's status.
 * @returns how an event recurs: as its caller states, else as the words of its start or of the text say; `null` if it does not recur.
 * @throws DomainError INVALID if a stated rule or time cannot be read.
 */
export function seriesOf(stated: StatedEvent, heard: Heard): Recurrence | null {
  const { event, path } = stated;
  if (event.recurrence !== undefined) {
    const first = event.startsAt === undefined ? null : occasionOf(stated, heard);
    return statedRecurrence(event.recurrence, first && startOf(first), `${path}event.recurrence`, heard);
  }
  const series = saidSeries(stated, heard);
  if (!series || event.endsAt === undefined) return series;
  const { to } = statedOccasion({ from: series.startsAt, to: event.endsAt }, pathsOf(stated), heard);
  // "Until June" is when the series ends.
  return to && to.getTime() - series.startsAt.getTime() <= DAY_MS ? { ...series, endsAt: to } : series;
}

const DAY_MS = 86_400_000;

/** @returns the series in the stated start ("every Tuesday"); else the one in the text, which then begins at the stated start. */
function saidSeries(event: StatedEvent, heard: Heard): Recurrence | null {
  const { startsAt, status } = event.event;
  const stated = typeof startsAt === 'string' && status !== 'done' ? spokenRecurrence(startsAt, heard) : null;
  const read = event.reconcile ? readSeries(event, heard) : null;
  if (stated && read) {
    const isLimited = read.recurrence.startsWith(`${stated.recurrence};UNTIL=`);
    if (isLimited || (stated.precision === 'day' && read.recurrence === stated.recurrence)) return read;
  }
  if (stated) return endingAt(event, heard) ?? wholly(String(startsAt), stated, pathsOf(event).from, heard);
  if (!read || startsAt === undefined) return read;
  return isOfEvent(event.text, read.expression) ? beginningAt(startsAt, read, event, heard) : null;
}

/** A start of "every Tuesday at 5 pm" with an end of "June" is read as the two joined by "until". */
function endingAt({ event: { startsAt, endsAt } }: StatedEvent, heard: Heard): Recurrence | null {
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return null;
  const series = spokenRecurrence(`${startsAt} until ${endsAt}`, heard);
  return series?.recursUntil ? series : null;
}

/**
 * If a time is stated, the text counts only where it is about the event itself: "Lunch with Anna, who swims every Tuesday" happens once.
 */
function isOfEvent(text: string, words: string): boolean {
  return sentences(text).length === 1 && !CLAUSE.test(text.slice(0, Math.max(0, text.indexOf(words))));
}

const CLAUSE =
  /[,;:]|(?<!\p{L})(?:who|which|that|then|but|because|since|so|as|while|when|where|(?:and|or) (?:i|we|he|she|they|it|you|my|our|his|her|their|then))(?!\p{L})/iu;

function readSeries({ text, event: { status } }: StatedEvent, heard: Heard): Recurrence | null {
  if (status === 'planned') return spokenRecurrence(text, heard);
  return status === undefined ? plannedRecurrence(text, heard) : null;
}

/** @returns the series from its stated first time on; `null` if it does not take place then, because another event is meant. */
function beginningAt(startsAt: Date | string, read: Recurrence, event: StatedEvent, heard: Heard): Recurrence | null {
  const { text } = event;
  const [hour] = typeof startsAt === 'string' ? resolve(startsAt, heard).filter(isTimeOfDay) : [];
  if (hour) {
    const { expression, precision } = read;
    return precision === 'hour'
      ? read
      : spokenRecurrence(
          text.replace(expression, (words) => `${words} ${hour.text}`),
          heard,
        );
  }
  // A planned recurring event lies in the future.
  const future: Heard = { ...heard, options: { ...heard.options, prefer: 'future' } };
  const first = occasionOf(event, future);
  if (!first.from) return null;
  const fromText = spokenRecurrence(text, { ...heard, reference: first.from });
  if (fromText && isFirst(fromText, first)) return fromText;
  const fromStart = spokenRecurrence(text, { ...heard, reference: first.from }, startOf(first));
  return fromStart?.startsAt.getTime() === first.from.getTime() ? fromStart : null;
}

function startOf({ from, to, precision }: ReadPeriod): StatedStart | null {
  return from && { startsAt: from, endsAt: to, precision };
}

/** Whether a series starts at its first occasion. If that is a day, the hour comes from the text; a stated hour is the start itself. */
function isFirst({ startsAt }: Recurrence, { from, to }: ReadPeriod): boolean {
  return from !== null && (startsAt.getTime() === from.getTime() || (to !== null && from <= startsAt && startsAt < to));
}

function occasionOf(told: StatedEvent, heard: Heard): ReadPeriod {
  const { startsAt, endsAt } = told.event;
  return statedOccasion({ from: startsAt, to: endsAt }, pathsOf(told), heard);
}

function pathsOf({ path }: StatedEvent): { from: string; to: string } {
  return { from: `${path}event.startsAt`, to: `${path}event.endsAt` };
}
