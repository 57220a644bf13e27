import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { byDay } from './halves.js';
import type { SaidRecurrence } from './recurrence-words.js';
import { isTimeOfDay } from './spoken-time.js';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Beside what comes again a bare "at ten" is an hour. */
const HOUR_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})at (?:${HOURS.join('|')})(?=$|[.,!]|\s+(?:in|for|with|and|until|till|from|starting|beginning|every|each|this|next)(?!\p{L})|\s*$)`,
  'iu',
);
const BARE = String.raw`(\d{1,2}|${HOURS.join('|')})`;
/** "From nine to five", with no half of the day; a longer word or number behind it is of something else. */
const BARE_HOURS = new RegExp(
  String.raw`(?<!\p{L})(?:from|between) ${BARE} (?:to|until|till|and) ${BARE}(?=[.,;!]|$|\s+(?:on|in|at|with|for|and|but|until|till|every|each|from|starting)(?!\p{L}))`,
  'iu',
);
/** Hours before this one are in the afternoon, since nothing is told to begin in the night. */
const DAY_FROM = 7;
/** "At 8, 2 and 8". */
const LISTED = /(?<!\p{L})at \d{1,2}(?::\d\d)?(?:, ?\d{1,2}(?::\d\d)?){0,4},? and \d{1,2}(?=[.,;!]|$|:\d\d)/iu;
const SECOND = /^\s*(?:,|;|&|(?:,\s*)?(?:and|or)(?!\p{L}))\s*(?:again\s+)?(?:at\s+)?$/iu;

/**
 * @returns the time of day at which a series takes place, `null` where its words say none, and `several` where they say more than one,
 * so that no one series is meant: "at 8 am and 8 pm".
 */
export function hoursOf({ rest, part }: SaidRecurrence, heard: Heard): Expression | null | 'several' {
  const said = rest.replace(BARE_HOURS, withHalves).replace(HOUR_IN_WORDS, "$& o'clock");
  if (LISTED.test(said)) return 'several';
  const [time, next] = resolve(said, heard).filter(isTimeOfDay);
  if (!time) return null;
  if (next && SECOND.test(said.slice(time.index + time.text.length, next.index))) return 'several';
  const [inPart] = part === null ? [] : resolve(`at ${time.text} in the ${part}`, heard).filter(isTimeOfDay);
  return inPart ?? byDay(time, heard.timezone);
}

/** "From nine to five" is from 9:00 to 17:00. */
function withHalves(words: string, from: string, to: string): string {
  const [first, last] = [hourOf(from), hourOf(to)];
  if (first > 12 || last > 12 || first === 0 || last === 0) return words;
  const start = first < DAY_FROM ? first + 12 : first;
  const end = last <= start % 12 || start >= 12 ? (last % 12) + 12 : last;
  return `from ${start}:00 to ${end}:00`;
}

function hourOf(word: string): number {
  const place = HOURS.indexOf(word.toLowerCase());
  return place < 0 ? Number(word) : place + 1;
}
