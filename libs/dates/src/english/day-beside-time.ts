import { daysNear } from './bare.js';
import type { Read } from './numbers.js';
import { ordinal } from './numbers.js';
import type { Phrase, Recogniser } from './phrase.js';
import { longest } from './phrase.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';
import { bareWeekday, weekdayName } from './weekday.js';
import { inYear } from './year-first.js';
import { year } from './year.js';

// Next to "at", these are other words: "we sat at 5 pm", "the sun at noon".
const VERBS = new Set(['sat', 'sun', 'wed']);
const PLACES = new Set(['at', 'in', '@']);

/** A day next to a time of day, where a short "Sat" or "22nd" cannot be anything else. */
export function dayBesideTime(date: Recogniser): Recogniser {
  return longest([date, shortWeekday, numberedDay]);
}

function shortWeekday(tokens: readonly Token[], at: number): Phrase | undefined {
  const named = weekdayName(tokens, at);
  if (!named || (VERBS.has(word(tokens, at)) && PLACES.has(word(tokens, named.next)))) return undefined;
  return bareWeekday(tokens, named);
}

/** "the 22nd", "22nd", "the fifteenth"; the first three in words may also be ranks. */
function numberedDay(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const day = ordinal(tokens, start);
  const spelt = tokens[start]?.value === undefined;
  if (!day || day.value > 31 || (spelt && (start === at || day.value < 4))) return undefined;
  const read: Phrase['read'] = (context) => daysNear(day.value, context);
  return { next: day.next, telling: 0.8, confidence: 0.75, floating: true, day: true, read };
}

/** "Wed Oct 26 15:50:06 2016": the year can come after the time. */
export function yearLast(tokens: readonly Token[], day: Phrase, at: number): Read<Phrase> | undefined {
  const found = day.floating && tokens[at]?.value !== undefined ? year(tokens, at) : undefined;
  return found && { value: inYear(day, () => found.value), next: found.next };
}
