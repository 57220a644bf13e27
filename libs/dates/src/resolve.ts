import { invalid } from '#domain/service/errors.js';
import { withoutWithdrawn } from '#domain/speech/repair/repair.js';
import type { Context } from './context.js';
import { contextOf } from './context.js';
import type { Expression, Period, Reading, ResolveOptions } from './expression.js';
import type { Found } from './found.js';
import { localeOf } from './locale.js';
import { boundsOf } from './wall-clock.js';

/** The longest accepted text, in UTF-16 units; the cost is linear in the length. */
export const TEXT_LIMIT = 20_000;
/** The instants that can be stored and returned lie between these. */
const [EARLIEST_MS, LATEST_MS] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/**
 * Finds the time expressions of a text and the periods they mean.
 *
 * @param text what was said, at most {@link TEXT_LIMIT} long.
 * @param said `reference` is the moment it was said and `timezone` the speaker's IANA time zone; that of the machine is
 * not used.
 * @returns the expressions, the most specific first; of equally specific ones the first in the text.
 * @throws DomainError INVALID for a text too long, an unknown time zone or an unsupported locale.
 */
export function resolve(
  text: string,
  said: { reference: Date; timezone: string; options?: ResolveOptions },
): Expression[] {
  if (text.length > TEXT_LIMIT) throw invalid('text', `is longer than ${TEXT_LIMIT} characters`);
  const options = said.options ?? {};
  const language = options.locale ?? 'en';
  const locale = localeOf(language);
  const context = contextOf(said.reference, said.timezone, options);
  const isEnglish = language.startsWith('en');
  return locale(isEnglish ? withoutWithdrawn(text) : text, context)
    .map((found) => (isEnglish ? { ...found, text: text.slice(found.index, found.index + found.text.length) } : found))
    .sort((a, b) => b.telling - a.telling || a.index - b.index)
    .flatMap((found) => {
      const readings = distinct(found.readings).filter((one) => isTellable(one, found.open, context));
      return readings.length > 0 ? expressionOf({ ...found, readings }, context) : [];
    });
}

/** "Last year", said in the year 1, has no date. An open side is not a date. */
function isTellable(reading: Reading, open: Found['open'], { timezone }: Context): boolean {
  if (open || reading.precision === 'open') return true;
  const { start, end } = boundsOf(reading, timezone);
  return start.getTime() >= EARLIEST_MS && end.getTime() < LATEST_MS;
}

function expressionOf(found: Found, context: Context): Expression {
  const [first, ...others] = found.readings as [Reading, ...Reading[]];
  // Other readings lower the confidence of the first.
  const confidence = others.length > 0 ? found.confidence * 0.85 : found.confidence;
  const expression: Expression = { text: found.text, index: found.index, ...periodOf(first, confidence, context) };
  if (found.inEnglish !== undefined) expression.inEnglish = found.inEnglish;
  if (found.open) expression.open = found.open;
  if (found.ongoing) expression.ongoing = true;
  if (found.isRange) expression.isRange = true;
  if (others.length > 0)
    expression.alternatives = others.map((one, i) => periodOf(one, (1 - confidence) / 2 ** i, context));
  return expression;
}

/** Two readings of the same words can give the same period. */
function distinct(readings: readonly Reading[]): Reading[] {
  return readings.filter(
    (one, i) => readings.findIndex(({ start, end }) => start.equals(one.start) && end.equals(one.end)) === i,
  );
}

function periodOf(reading: Reading, confidence: number, { timezone }: Context): Period {
  const { start, end } = boundsOf(reading, timezone);
  const period: Period = { start, end, precision: reading.precision, confidence: Math.round(confidence * 100) / 100 };
  return reading.precision === 'open' ? { ...period, open: reading.end.year === 9999 ? 'end' : 'start' } : period;
}
