import { Temporal } from 'temporal-polyfill';
import { dayPeriod, monthPeriod } from '../calendar.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { amount } from './amount.js';
import { beyondAt } from './beyond.js';
import { holidayOfMany } from './holiday.js';
import type { Phrase } from './phrase.js';
import { seasonOfMany } from './season.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';
import { MONTHS } from './vocabulary.js';

const ENDS: [string, -1 | 1][] = [['ago', -1], ['back', -1], ['from now', 1], ['later', 1]]; // prettier-ignore
const MOST = 60; // years looked through

/** Something yearly, in a given year. */
type Yearly = (year: number, context: Context) => Reading | undefined;

/** "two Christmases ago", "three summers ago", "two Mays ago": counted by occurrences. */
export function countedYearly(tokens: readonly Token[], at: number): Phrase | undefined {
  const many = amount(tokens, at);
  const yearly = many && yearlyAt(word(tokens, many.next));
  if (!many || !yearly || many.value.vague || many.value.count % 1 !== 0) return undefined;
  for (const [text, side] of ENDS) {
    const next = words(tokens, many.next + 1, text);
    if (next !== undefined) return nth(yearly, side * many.value.count, next);
  }
  return undefined;
}

/** "the Christmas before last", "the Easter after next". */
export function yearlyBeyond(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = skip(tokens, at, 'the');
  const far = beyondAt(tokens, start + 1);
  const yearly = far && yearlyAt(`${word(tokens, start)}s`);
  // For yearly things it is unclear whether "this one" is over.
  return yearly && Math.abs(far.step) > 1 ? nth(yearly, far.step, far.next) : undefined;
}

/** "The Christmas just gone", "the summer just gone": the last one, by its singular name. */
export function yearlyGone(name: string, next: number): Phrase | undefined {
  const yearly = yearlyAt(`${name}s`);
  return yearly && nth(yearly, -1, next);
}

/** Yearly things by their plural. */
function yearlyAt(text: string): Yearly | undefined {
  const season = seasonOfMany(text);
  if (season) return season;
  const month = monthOfMany(text);
  if (month !== undefined) return (year) => monthPeriod(year, month);
  if (!text.endsWith('s') || !holidayOfMany(text, '')) return undefined;
  return (year, { options }) => {
    const day = holidayOfMany(text, options.country)?.(year);
    return day && dayPeriod(day);
  };
}

/** "Mays", "Marches"; not "secs" or "mars". */
function monthOfMany(text: string): number | undefined {
  const name = text.replace(/(?<=ch)es$|s$/, '');
  return text !== name && (name === 'may' || name.length > 3) ? MONTHS.get(name) : undefined;
}

function nth(yearly: Yearly, count: number, next: number): Phrase {
  return { next, telling: 0.85, confidence: 0.85, day: false, read: (context) => occurrence(yearly, count, context) };
}

/** The occurrence `count` after now, or before it if negative. */
function occurrence(yearly: Yearly, count: number, context: Context): Reading[] {
  const today = context.today.toPlainDateTime();
  const side = Math.sign(count);
  const found: Reading[] = [];
  for (let step = -1; step < MOST && found.length < Math.abs(count); step += 1) {
    const one = yearly(context.today.year + side * step, context);
    const passed = one && Temporal.PlainDateTime.compare(side < 0 ? one.end : today, side < 0 ? today : one.start);
    if (one && passed !== undefined && (side < 0 ? passed <= 0 : passed < 0)) found.push(one);
  }
  return found.slice(Math.abs(count) - 1);
}
