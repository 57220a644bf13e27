import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { plannedRecurrence, type Recurrence, spokenRecurrence, type StatedStart } from '#times/spoken-recurrence.js';
import { isTimeOfDay } from '#times/time-of-day.js';
import { type ReadPeriod, statedOccasion } from '#times/stated-ends.js';
import { statedRecurrence } from '#times/stated-recurrence.js';
import { sentences } from '#domain/spoken.js';
import type { EventInput } from './event-input.js';

/** What a caller stated of an event; `path` leads to the statement in the request. */
interface Told {
  readonly text: string;
  /** false: nothing is read from the text. */
  readonly reconcile: boolean;
  readonly event: EventInput;
  readonly path: string;
}

/**
 * @param heard the moment and zone in which it was said, leaning as the status of the event does.
 * @returns how an event comes again: as its caller states, else as the words of its start or of the text say; `null` for one that does not.
 * @throws DomainError INVALID for a stated rule or time that is not read.
 */
export function seriesOf(told: Told, heard: Heard): Recurrence | null {
  const { event, path } = told;
  if (event.recurrence !== undefined) {
    const first = event.startsAt === undefined ? null : occasionOf(told, heard);
    return statedRecurrence(event.recurrence, first && startOf(first), `${path}event.recurrence`, heard);
  }
  const series = saidSeries(told, heard);
  if (!series || event.endsAt === undefined) return series;
  const { to } = statedOccasion({ from: series.startsAt, to: event.endsAt }, pathsOf(told), heard);
  // "Until June" is when the series ends.
  return to && to.getTime() - series.startsAt.getTime() <= DAY_MS ? { ...series, endsAt: to } : series;
}

const DAY_MS = 86_400_000;

/** @returns the series that the stated start names ("every Tuesday"), else the one that the text names, which then begins at the stated start. */
function saidSeries(told: Told, heard: Heard): Recurrence | null {
  const { startsAt, status } = told.event;
  const stated = typeof startsAt === 'string' && status !== 'done' ? spokenRecurrence(startsAt, heard) : null;
  const read = told.reconcile ? readSeries(told, heard) : null;
  if (stated && read) {
    const isLimited = read.recurrence.startsWith(`${stated.recurrence};UNTIL=`);
    if (isLimited || (stated.precision === 'day' && read.recurrence === stated.recurrence)) return read;
  }
  if (stated) return endingAt(told, heard) ?? stated;
  if (!read || startsAt === undefined) return read;
  return isOfEvent(told.text, read.expression) ? beginningAt(startsAt, read, told, heard) : null;
}

/** "Every Tuesday at 5 pm" that ends in "June" ends as its words beside each other would. */
function endingAt({ event: { startsAt, endsAt } }: Told, heard: Heard): Recurrence | null {
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return null;
  const series = spokenRecurrence(`${startsAt} until ${endsAt}`, heard);
  return series?.recursUntil ? series : null;
}

/** Beside a stated time only the words of the event itself say that it comes again: "Lunch with Anna, who swims every Tuesday" is one lunch. */
function isOfEvent(text: string, words: string): boolean {
  return sentences(text).length === 1 && !CLAUSE.test(text.slice(0, Math.max(0, text.indexOf(words))));
}

const CLAUSE =
  /[,;:]|(?<!\p{L})(?:who|which|that|then|but|because|since|so|as|while|when|where|(?:and|or) (?:i|we|he|she|they|it|you|my|our|his|her|their|then))(?!\p{L})/iu;

function readSeries({ text, event: { status } }: Told, heard: Heard): Recurrence | null {
  if (status === 'planned') return spokenRecurrence(text, heard);
  return status === undefined ? plannedRecurrence(text, heard) : null;
}

/** @returns the series from its stated first time on; `null` where it does not take place then, so that another event is meant. */
function beginningAt(startsAt: Date | string, read: Recurrence, told: Told, heard: Heard): Recurrence | null {
  const { text } = told;
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
  // What is planned to come again is to come.
  const future: Heard = { ...heard, options: { ...heard.options, prefer: 'future' } };
  const first = occasionOf(told, future);
  if (!first.from) return null;
  const fromText = spokenRecurrence(text, { ...heard, reference: first.from });
  if (fromText && isFirst(fromText, first)) return fromText;
  const fromStart = spokenRecurrence(text, { ...heard, reference: first.from }, startOf(first));
  return fromStart?.startsAt.getTime() === first.from.getTime() ? fromStart : null;
}

function startOf({ from, to, precision }: ReadPeriod): StatedStart | null {
  return from && { startsAt: from, endsAt: to, precision };
}

/** A day holds the hour that the text names; a stated hour is the one at which it begins. */
function isFirst({ startsAt }: Recurrence, { from, to }: ReadPeriod): boolean {
  return from !== null && (startsAt.getTime() === from.getTime() || (to !== null && from <= startsAt && startsAt < to));
}

function occasionOf(told: Told, heard: Heard): ReadPeriod {
  const { startsAt, endsAt } = told.event;
  return statedOccasion({ from: startsAt, to: endsAt }, pathsOf(told), heard);
}

function pathsOf({ path }: Told): { from: string; to: string } {
  return { from: `${path}event.startsAt`, to: `${path}event.endsAt` };
}
