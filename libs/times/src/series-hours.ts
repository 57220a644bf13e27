import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { byDay } from './halves.js';
import type { SaidRecurrence } from './recurrence-words.js';
import { isTimeOfDay } from './time-of-day.js';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** With a recurrence, a bare "at ten" is an hour. */
const HOUR_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})at (?:${HOURS.join('|')})(?=$|[.,!]|\s+(?:in|for|with|and|until|till|from|starting|beginning|every|each|this|next)(?!\p{L})|\s*$)`,
  'iu',
);
const BARE = String.raw`(\d{1,2}|${HOURS.join('|')})`;
/** "From nine to five", without the half of the day. A longer word or number after it belongs to something else. */
const BARE_HOURS = new RegExp(
  String.raw`(?<!\p{L})from ${BARE} (?:to|until|till) ${BARE}(?=[.,;!]|$|\s+(?:on|at|with|for|and|but|until|till|every|each|from|starting|in(?! the (?:morning|afternoon|evening)))(?!\p{L}))`,
  'iu',
);
const AT_NIGHT = /(?<!\p{L})(?:nights?|overnight)(?!\p{L})/iu;
/** "At 8, 2 and 8". */
const LISTED = /(?<!\p{L})at \d{1,2}(?::\d\d)?(?:, ?\d{1,2}(?::\d\d)?){0,4},? and \d{1,2}(?=[.,;!]|$|:\d\d)/iu;
const UNTIL = /(?<!\p{L})(?:until|till)\s*$/iu;
const SECOND = /^\s*(?:,|;|&|(?:,\s*)?(?:and|or)(?!\p{L}))\s*(?:again\s+)?(?:at\s+)?$/iu;

/**
 * @returns the time of day of a series; `null` if its words state none, and `several` if they state more than one, so
 * that no single series is meant: "at 8 am and 8 pm".
 */
export function hoursOf({ rest, part }: SaidRecurrence, heard: Heard): Expression | null | 'several' {
  const said = rest.replace(HOUR_IN_WORDS, "$& o'clock");
  if (LISTED.test(said)) return 'several';
  const [time, next] = resolve(said, heard).filter(isTimeOfDay);
  // "Until ten pm" does not state a start.
  if (!time || /^(?:until|till)\s/iu.test(time.text) || UNTIL.test(said.slice(0, time.index))) return null;
  if (next && SECOND.test(said.slice(time.index + time.text.length, next.index))) return 'several';
  const [inPart] = part === null ? [] : resolve(`at ${time.text} in the ${part}`, heard).filter(isTimeOfDay);
  return inPart ?? byDay(time, heard.timezone);
}

/**
 * @returns the other words of a series, with the half of the day added to bare hours: "from nine to five" is from 9 am
 * to 5 pm.
 */
export function withHoursOfDay({ rest, part }: SaidRecurrence): string {
  const half = part === 'night' || (part === null && AT_NIGHT.test(rest)) ? 'night' : part;
  return rest.replace(BARE_HOURS, (words, from: string, to: string) => withHalves(words, from, to, half));
}

/**
 * "From nine to five" is from 9:00 to 17:00: it ends when the clock next shows its end. Starts from six on may be in
 * either half, unless the part of the day is stated.
 */
function withHalves(words: string, from: string, to: string, part: string | null): string {
  const start = startIn(hourOf(from), part);
  const last = hourOf(to);
  if (start === null || last < 1 || last > 12) return words;
  const end = [last % 12, (last % 12) + 12, (last % 12) + 24].find((hour) => hour > start) ?? last;
  return `from ${onClock(start)} to ${onClock(end % 24)}`;
}

function onClock(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The start in hours from 0 to 24. */
function startIn(hour: number, part: string | null): number | null {
  if (hour < 1 || hour > 12) return null;
  const [am, pm] = [hour % 12, (hour % 12) + 12];
  if (part === 'morning') return am;
  if (part === 'night') return hour >= EVENING_FROM && hour < 12 ? pm : am;
  if (part !== null || hour < EVENING_FROM || hour === 12) return pm;
  return hour === EVENING_FROM ? null : am;
}

const EVENING_FROM = 6;

function hourOf(word: string): number {
  const place = HOURS.indexOf(word.toLowerCase());
  return place < 0 ? Number(word) : place + 1;
}
