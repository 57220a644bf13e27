import recognizers from '@microsoft/recognizers-text-date-time';
import { Temporal } from 'temporal-polyfill';
import type { Generated } from './grammar/sample.js';

/** A time as the other library writes it: one value, or the two ends of a range. */
interface Value {
  readonly type?: string;
  readonly value?: string;
  readonly start?: string;
  readonly end?: string;
}

/** What @microsoft/recognizers-text-date-time says of a generated expression. */
export interface Opinion {
  /** It reads all of the words as one time that has a start. */
  readonly speaks: boolean;
  /** One of its values is what the words mean. */
  readonly agrees: boolean;
  readonly values: readonly string[];
}

/** @returns the reading of the words alone by @microsoft/recognizers-text-date-time, which knows no sentences' tense. */
export function secondOpinion({ words, at, start, end }: Generated): Opinion {
  const found = recognizers.recognizeDateTime(words, 'en-us', 0, machineDate(at.now));
  const whole = found.find((one) => one.text.length >= words.length - LOOSE);
  const values = ((whole?.resolution?.['values'] ?? []) as Value[]).filter(({ value, start: from }) => (value ?? from) !== undefined);
  const read = values.filter(({ value }) => value !== 'not resolved');
  const agrees = read.some((one) => means(one, start, end));
  return { speaks: read.length > 0, agrees, values: read.map(({ value, start: from, end: to }) => value ?? `${from ?? ''}..${to ?? ''}`) };
} // prettier-ignore

// It leaves out an article, or a preposition before the words.
const LOOSE = 6;

/** The library reckons in the time zone of the machine. */
function machineDate({ year, month, day, hour, minute }: Temporal.PlainDateTime): Date {
  return new Date(year, month - 1, day, hour, minute);
}

function means({ type, value, start, end }: Value, from: Temporal.PlainDateTime, to: Temporal.PlainDateTime): boolean {
  if (value !== undefined) return same(value, from) && (type !== 'date' || from.add({ days: 1 }).equals(to));
  // Its "rest of" ends with the start of the last day.
  return start !== undefined && end !== undefined && same(start, from) && (same(end, to) || same(end, to.subtract({ days: 1 })));
} // prettier-ignore

function same(text: string, wall: Temporal.PlainDateTime): boolean {
  try {
    return Temporal.PlainDateTime.from(text.replace(' ', 'T')).equals(wall);
  } catch {
    return false;
  }
}
