import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';

/** "My bill from 1 to 31 December is too high": the range belongs to the subject of the verb. */
const VERB_BEHIND = /^\s+(?:is|are|isn['’]t|aren['’]t|has|have|seems?|looks?|shows?)(?!\p{L})/iu;
/** Nothing has been named before the range. */
const NOTHING = /(?:^|[.,;:!?]\s*|(?<!\p{L})(?:so|and|but|then|also)\s+)$/iu;

/**
 * "From 5 to 9 October we're closed": in a statement without a verb in the past, a range without a year is the next
 * one.
 *
 * @param time a time of the text, read as the nearest one.
 */
export function nextRange(text: string, time: Expression, heard: Heard): Expression {
  if (!time.isRange || time.open || time.end > heard.reference) return time;
  if ((heard.options.prefer ?? 'nearest') !== 'nearest') return time;
  const [before, behind] = [text.slice(0, time.index), text.slice(time.index + time.text.length)];
  if (VERB_BEHIND.test(behind) && !NOTHING.test(before)) return time;
  const ahead = resolve(text, { ...heard, options: { ...heard.options, prefer: 'future' } });
  return ahead.find((one) => one.index === time.index && one.text === time.text) ?? time;
}
