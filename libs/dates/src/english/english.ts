import type { Context } from '../context.js';
import type { Found } from '../found.js';
import { changedTo, isMovedAway } from './changed.js';
import { GRAMMAR } from './grammar.js';
import { meantHalf } from './half-of-day.js';
import { afterName } from './names.js';
import type { Phrase } from './phrase.js';
import { meantTense } from './term.js';
import type { Token } from './tokens.js';
import { tokenise, word } from './tokens.js';
import { MONTHS } from './vocabulary.js';

// The most common words that begin no expression: half of a text is skipped without trying the grammar.
const NEVER = new Set(
  (
    "i i'm i've i'd i'll you you're he she it it's we we're they is are was were be been am and or but to with have had has " +
    'do did does if me him her us them when where who how why which there here like can could would should will ' +
    'really very most much all also too get got go going went want know think see said say make made take took great'
  ).split(' '),
);
// "Every Friday" is not a single Friday.
const REPEATED = new Set(['every', 'each', 'alternate']);

// "June Street" and "9 May Road" are addresses.
const STREETS = new Set('road rd street st avenue ave lane crescent terrace gardens blvd boulevard'.split(' '));

// Scripts without blanks end a word where they begin.
const WORD = /^[\p{Script=Latin}\d]/u;
// Can directly follow a time of day.
const UNITS = new Set(['h', 'hr', 'hrs', 'hours', 'ish']);

/** English: the time expressions of a text in order, without overlap. */
export function english(text: string, context: Context): Found[] {
  const tokens = tokenise(text);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length;) {
    const name = afterName(tokens, at, text);
    if (name !== undefined) {
      at = name;
      continue;
    }
    const expression = NEVER.has(tokens[at]!.text) ? undefined : expressionAt(tokens, at, context, text);
    if (expression) found.push(expression.found);
    at = expression?.next ?? at + 1;
  }
  return found;
}

function expressionAt(
  tokens: readonly Token[],
  at: number,
  context: Context,
  text: string,
): { found: Found; next: number } | undefined {
  const phrases = GRAMMAR.map((recognise) => recognise(tokens, at)).filter(
    (phrase): phrase is Phrase => phrase !== undefined,
  );
  if (phrases.length === 0 || isInside(tokens, at) || REPEATED.has(word(tokens, at - 1))) return undefined;
  phrases.sort((a, b) => b.next - a.next);
  for (const found of phrases) {
    const phrase = changedTo(tokens, at, found, GRAMMAR) ?? found;
    if (isRunOn(tokens, phrase.next) && !UNITS.has(word(tokens, phrase.next))) continue;
    if (MONTHS.has(word(tokens, phrase.next - 1)) && STREETS.has(word(tokens, phrase.next))) continue;
    const tense = meantTense(tokens, at, phrase);
    const readings = phrase.read({ ...context, tense, half: meantHalf(tokens, at, phrase.next) });
    if (readings.length === 0) continue;
    const last = tokens[phrase.next - 1]!;
    const [index, end] = [tokens[at]!.index, last.possessive ? last.end - 2 : last.end];
    const { open, ongoing, isRange } = phrase;
    const doubt = isMovedAway(tokens, at, phrase.next, GRAMMAR) ? 0.5 : 1;
    const [telling, confidence] = [phrase.telling * doubt, phrase.confidence * doubt];
    return {
      found: { text: text.slice(index, end), index, readings, telling, confidence, open, ongoing, isRange },
      next: phrase.next,
    };
  }
  return undefined;
}

/** Letters and digits without a break are one word: "v2019", "room7" and the order "VQ1YD" contain no date. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const { glued, value } = tokens[at]!;
  return isRunOn(tokens, at) || (glued && value !== undefined && /^\p{L}/u.test(word(tokens, at - 1)));
}

function isRunOn(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && WORD.test(word(tokens, at)) && WORD.test(word(tokens, at - 1));
}
