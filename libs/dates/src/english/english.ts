import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context.js';
import type { Found } from '../found.js';
import { afterThat } from './after-that.js';
import { changedTo, isMovedAway } from './changed.js';
import { GRAMMAR } from './grammar.js';
import { meantHalf } from './half-of-day.js';
import { afterName } from './names.js';
import { ordinal } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Place } from './replaced.js';
import { afterOther, isDenied, isInstead, isStep } from './replaced.js';
import { meantTense } from './term.js';
import type { Token } from './tokens.js';
import { tokenise, word } from './tokens.js';
import { MONTHS } from './vocabulary.js';

// The most common words that begin no expression: half of a text is skipped without trying the grammar.
const NEVER = new Set(
  (
    "i i'm i've i'd i'll you you're he she it it's we we're they is are was were be been am and or but to have had has " +
    'do did does if me him her us them when where who how why which there here like can could would should will ' +
    'really very most much also too get got go going went want know think see said say make made take took great'
  ).split(' '),
);
// "Every Friday" is not a single Friday.
const REPEATED = new Set(['every', 'each', 'alternate']);
const WHICH = new Set(['single', 'other']);

// Between two times that belong together; what a comma separates may be told of another.
const LISTS = new Set(['and', 'or', '&', '/']);
const VERBS = new Set(['is', 'was', 'will']);

/** A time that was replaced stays, below the confidence of a stated one. */
const DOUBT = 0.5;

// "June Street" and "9 May Road" are addresses.
const STREETS = new Set('road rd street st avenue ave lane crescent terrace gardens blvd boulevard'.split(' '));

// Scripts without blanks end a word where they begin.
const WORD = /^[\p{Script=Latin}\d]/u;
// Can directly follow a time of day.
const UNITS = new Set(['h', 'hr', 'hrs', 'hours', 'ish']);

/** An expression, and its tokens. */
interface Spoken extends Place {
  found: Found;
}

/** English: the time expressions of a text in order, without overlap. */
export function english(text: string, context: Context): Found[] {
  const tokens = tokenise(text);
  const told: Spoken[] = [];
  for (let at = 0; at < tokens.length;) {
    const name = afterName(tokens, at, text);
    if (name !== undefined) {
      at = name;
      continue;
    }
    const spoken = NEVER.has(tokens[at]!.text) ? undefined : spokenAt(tokens, at, context, { text, told });
    if (spoken?.found.readings.length) told.push(spoken);
    at = spoken?.next ?? at + 1;
  }
  return told.map(({ found }) => found);
}

interface Story {
  readonly text: string;
  /** What was told before. */
  readonly told: Spoken[];
}

function spokenAt(tokens: readonly Token[], at: number, context: Context, { text, told }: Story): Spoken | undefined {
  const before = datesOf(tokens, told).at(-1);
  const after = word(tokens, at) === 'the' ? afterThat(tokens, at, before?.found, context) : undefined;
  if (after) {
    const found = { ...wordsOf(tokens, at, after.next, text), readings: after.readings, telling: 0.8, confidence: 0.8 };
    return { found, from: at, next: after.next, isChanged: false };
  }
  const other = before && afterOther(tokens, before, at, context);
  const tense = other ? 'future' : sideOfList(tokens, at, before, context);
  const spoken = expressionAt(tokens, at, { ...context, tense: tense ?? context.tense }, text);
  const isNew = spoken && before && (other === 'instead' || isInstead(tokens, before, spoken));
  if (isNew) doubtOld(tokens, datesOf(tokens, told));
  return spoken && { ...spoken, isChanged: spoken.isChanged || isNew === true };
}

/** "Free Wed and Thu": what is listed lies on the side of what it is listed with. */
function sideOfList(
  tokens: readonly Token[],
  at: number,
  before: Spoken | undefined,
  { now }: Context,
): Context['tense'] {
  const [told] = before?.found.readings ?? [];
  if (!told || before!.next !== at - 1 || !LISTS.has(word(tokens, at - 1)) || VERBS.has(word(tokens, at + 1)))
    return undefined;
  if (Temporal.PlainDateTime.compare(told.start, now) > 0) return 'future';
  return Temporal.PlainDateTime.compare(told.end, now) <= 0 ? 'past' : undefined;
}

/** "Now it's Friday": "now" is no time that another could follow. */
function datesOf(tokens: readonly Token[], told: readonly Spoken[]): Spoken[] {
  return told.filter(({ from }) => word(tokens, from) !== 'now');
}

/** The last time told is replaced, and so are those that led to it: "Monday, then Tuesday, now it's Wednesday". */
function doubtOld(tokens: readonly Token[], told: readonly Spoken[]): void {
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const old = told[at]!;
    old.found = doubted(old.found);
    const earlier = told[at - 1];
    if (!earlier || !isStep(tokens, earlier, old.from)) return;
  }
}

function doubted(found: Found): Found {
  return { ...found, telling: found.telling * DOUBT, confidence: found.confidence * DOUBT };
}

function wordsOf(tokens: readonly Token[], at: number, next: number, text: string): Pick<Found, 'text' | 'index'> {
  const last = tokens[next - 1]!;
  const [index, end] = [tokens[at]!.index, last.possessive ? last.end - 2 : last.end];
  return { text: text.slice(index, end), index };
}

/** @param context with the tense if it is known already. */
function expressionAt(tokens: readonly Token[], at: number, context: Context, text: string): Spoken | undefined {
  const phrases = GRAMMAR.map((recognise) => recognise(tokens, at)).filter(
    (phrase): phrase is Phrase => phrase !== undefined,
  );
  if (phrases.length === 0 || isInside(tokens, at) || isRepeated(tokens, at)) return undefined;
  phrases.sort((a, b) => b.next - a.next);
  for (const longest of phrases) {
    const changed = changedTo(tokens, at, longest, GRAMMAR);
    const phrase = changed ?? longest;
    if (isRunOn(tokens, phrase.next) && !UNITS.has(word(tokens, phrase.next))) continue;
    if (MONTHS.has(word(tokens, phrase.next - 1)) && STREETS.has(word(tokens, phrase.next))) continue;
    const tense = context.tense ?? meantTense(tokens, at, phrase);
    const readings = phrase.read({ ...context, tense, half: meantHalf(tokens, at, phrase.next) });
    if (readings.length === 0) continue;
    const { telling, confidence, open, ongoing, isRange } = phrase;
    const found = { ...wordsOf(tokens, at, phrase.next, text), readings, telling, confidence, open, ongoing, isRange };
    const isOld = isMovedAway(tokens, at, phrase.next, GRAMMAR) || isDenied(tokens, at, phrase.next);
    return {
      found: isOld ? doubted(found) : found,
      from: at,
      next: phrase.next,
      isChanged: changed !== undefined,
    };
  }
  return undefined;
}

/** "Every Friday", "every third Thursday", "every single Monday". */
function isRepeated(tokens: readonly Token[], at: number): boolean {
  if (REPEATED.has(word(tokens, at - 1))) return true;
  return (
    REPEATED.has(word(tokens, at - 2)) && (ordinal(tokens, at - 1) !== undefined || WHICH.has(word(tokens, at - 1)))
  );
}

/** Letters and digits without a break are one word: "v2019", "room7" and the order "VQ1YD" contain no date. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const { glued, value } = tokens[at]!;
  return isRunOn(tokens, at) || (glued && value !== undefined && /^\p{L}/u.test(word(tokens, at - 1)));
}

function isRunOn(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && WORD.test(word(tokens, at)) && WORD.test(word(tokens, at - 1));
}
