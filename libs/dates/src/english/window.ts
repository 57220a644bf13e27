import { days } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import type { Duration } from './duration.js';
import { amount, partAfter, unitAt } from './amount.js';
import { duration, durationOf } from './duration.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import { rolling } from './rolling.js';
import { isElapsed, momentAfter, precisionOf, shift, unitAround } from './span.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { DIRECTIONS } from './vocabulary.js';

const STATES = new Set(['been', 'married', 'together']);
const LASTING = new Set(['for', 'after', 'over']);
const HEDGES = new Set(['the', 'about', 'over', 'almost', 'nearly']);
const POINTERS = new Set(['the', 'these', 'those', 'my', 'our']);
const HELD = new Set([
  "i've",
  "we've",
  'been',
  'have',
  'has',
  'had',
  "he's",
  "she's",
  "it's",
  'am',
  'was',
  "they've",
  'were',
  'since',
]);

/** "last 3 weeks", "the past few days", "next six business days", "8 previous months". */
export function window(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, POINTERS);
  const offset = DIRECTIONS.get(word(tokens, start));
  if (offset !== undefined && offset !== 0) {
    const length = duration(tokens, start + 1) ?? andHalf(tokens, start + 1) ?? some(tokens, start + 1);
    return length && rolling(length, offset < 0 ? -1 : 1);
  }
  if (word(tokens, start) === 'recent') {
    const length = some(tokens, start + 1);
    return length && rolling(length, -1);
  }
  return countFirst(tokens, start);
}

/** "within 9 minutes", "within the next 7 months", "within 6 weeks from today": from now on. */
export function within(tokens: readonly Token[], at: number): Phrase | undefined {
  if (word(tokens, at) !== 'within') return undefined;
  let next = skip(tokens, at + 1, POINTERS);
  const offset = DIRECTIONS.get(word(tokens, next));
  if (offset !== undefined) next += 1;
  const length = duration(tokens, next);
  if (!length) return theHour(tokens, next);
  const after =
    words(tokens, length.next, 'from today') ??
    words(tokens, length.next, 'from now') ??
    words(tokens, length.next, 'of today');
  // "Within three days of 20 June" is around another day than today.
  if (after === undefined && word(tokens, length.next) === 'of') return undefined;
  return rolling({ value: length.value, next: after ?? length.next }, offset === -1 ? -1 : 1, true);
}

/**
 * "for three years now", "after ten years", "it's been 2 years": when it began; the other reading is all the time
 * since.
 */
export function lasting(tokens: readonly Token[], at: number): Phrase | undefined {
  const led = LASTING.has(word(tokens, at));
  const length = duration(tokens, led ? skip(tokens, at + 1, HEDGES) : at);
  if (!length || isElapsed(length.value) || length.value.finest === 'business day') return undefined;
  const now = ['now', 'already'].includes(word(tokens, length.next));
  const isSince =
    !led && !length.value.vague && word(tokens, length.next) === 'since' && word(tokens, length.next + 1) !== 'we';
  const years =
    (isSince || length.value.months > 0) && (led ? holdsBefore(tokens, at) : STATES.has(word(tokens, at - 1)));
  if (!now && !years) return undefined;
  const read = (context: Context): Reading[] =>
    context.tense === 'future' && !now ? [] : since(context, length.value);
  return {
    next: now ? length.next + 1 : length.next,
    telling: 0.6,
    confidence: now ? 0.8 : 0.6,
    ongoing: now || undefined,
    read,
  };
}

/** "Within the hour"; "they came within the hour" is not from now. */
function theHour(tokens: readonly Token[], at: number): Phrase | undefined {
  if (word(tokens, at - 1) !== 'the' || word(tokens, at) !== 'hour') return undefined;
  const found = rolling({ value: durationOf('hour', { count: 1, vague: false }), next: at + 1 }, 1, true);
  return { ...found, read: (context) => (context.tense === 'past' ? [] : found.read(context)) };
}

/** "The next hour and a half": one, without saying so. */
function andHalf(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  const unit = unitAt(tokens, at);
  const more = unit && partAfter(tokens, unit.next);
  return more && { value: durationOf(unit.value, { count: 1 + more.value, vague: false }), next: more.next };
}

/** "the coming weeks": some of them, as many as "a few". */
function some(tokens: readonly Token[], at: number): Read<Duration> | undefined {
  const unit = unitAt(tokens, at);
  if (!unit || !word(tokens, unit.next - 1).endsWith('s')) return undefined;
  return { value: durationOf(unit.value, { count: 3, vague: true }), next: unit.next };
}

function countFirst(tokens: readonly Token[], at: number): Phrase | undefined {
  const many = amount(tokens, at);
  const offset = many && DIRECTIONS.get(word(tokens, many.next));
  if (!many || offset === undefined || offset === 0) return undefined;
  const unit = unitAt(tokens, many.next + 1);
  // "One last week" is something in last week; counted units are in the plural.
  if (!unit || !word(tokens, unit.next - 1).endsWith('s')) return undefined;
  return rolling({ value: durationOf(unit.value, many.value), next: unit.next }, offset < 0 ? -1 : 1);
}

function since(context: Context, length: Duration): Reading[] {
  const began = shift(context.today, length, -1);
  const whole = days(began, context.today.add({ days: 1 }), precisionOf(length));
  return [
    unitAround(began, length, context),
    { ...whole, exact: { start: momentAfter(context, length, -1), end: context.instant } },
  ];
}

function holdsBefore(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 10; back -= 1) {
    const text = word(tokens, back);
    if (text === '.' || text === '!' || text === '?') return false;
    if (HELD.has(text) || text === 'left' || text === 'quit' || text === 'finally' || text.endsWith('ed')) return true;
  }
  return false;
}
