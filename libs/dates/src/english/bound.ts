import type { Read } from './numbers.js';
import type { Token } from './tokens.js';
import { skip, word, words } from './tokens.js';

/** Whether the time is from the named one on, or until it. */
export type Bound = 'from' | 'until';

/** "Not before ten" is from ten on, and "on or after Friday" from Friday on: these include the edge. */
const TAKING_IN: readonly [string, Bound][] = [
  ['not before', 'from'],
  ['not until', 'from'],
  ['not till', 'from'],
  ['no earlier than', 'from'],
  ['not earlier than', 'from'],
  ['no sooner than', 'from'],
  ['not after', 'until'],
  ['no later than', 'until'],
  ['not later than', 'until'],
  ...['on', 'in', 'at'].flatMap((place): [string, Bound][] => [
    [`${place} or after`, 'from'],
    [`${place} or before`, 'until'],
  ]),
];
const BEHIND: readonly [string, Bound][] = [
  ['onwards', 'from'],
  ['onward', 'from'],
  ...['or', 'and'].flatMap((one): [string, Bound][] => [
    [`${one} later`, 'from'],
    [`${one} after`, 'from'],
    [`${one} earlier`, 'until'],
    [`${one} before`, 'until'],
  ]),
  ['or sooner', 'until'],
];
const PLAIN: readonly [string, Bound][] = [
  ['after', 'from'],
  ['before', 'until'],
  ['by', 'until'],
];
const LOOSE = ['any time', 'anytime', 'some time', 'sometime'];

/** "no later than", "not before", "on or before": a bound that includes its edge. */
export function boundTakingIn(tokens: readonly Token[], at: number): Read<Bound> | undefined {
  return formAt(TAKING_IN, tokens, at);
}

/** "Onwards", "or later", "or earlier": a bound behind its time, which includes it. */
export function boundBehind(tokens: readonly Token[], at: number): Read<Bound> | undefined {
  return formAt(BEHIND, tokens, at);
}

/** A bound of an hour after its day: "tomorrow after five", "tomorrow, but not before two". */
export function boundAfterDay(tokens: readonly Token[], at: number): Read<Bound> | undefined {
  const start = skip(tokens, at, ',');
  const denied = boundTakingIn(tokens, skip(tokens, start, 'but'));
  if (denied) return denied;
  const loose = LOOSE.map((one) => words(tokens, start, one)).find((next) => next !== undefined);
  return formAt(PLAIN, tokens, loose ?? start);
}

/** How the words before a time change it: everything before, after or until it, or from its start on. */
export type Lead = 'before' | 'after' | 'until' | 'through' | 'from' | 'from then' | 'as of';

const LEADS: readonly [string, Lead][] = [
  ...['before', 'any day before', 'prior to', 'previous to', 'earlier than', 'sooner than'].map(
    (one): [string, Lead] => [one, 'before'],
  ),
  ...['after', 'any day after', 'later than', 'subsequent to'].map((one): [string, Lead] => [one, 'after']),
  ...['until', 'till', 'up to and including', 'up until', 'up till', 'up to'].map((one): [string, Lead] => [
    one,
    'until',
  ]),
  ['through', 'through'],
  ['from', 'from'],
  ...['starting', 'beginning', 'commencing', 'effective'].flatMap((one): [string, Lead][] => [
    [`${one} from`, 'from then'],
    [one, 'from then'],
  ]),
  ['as from', 'from then'],
  ['with effect from', 'from then'],
  ['as of', 'as of'],
];
/** After these, "starting" is a verb of its own ("I'm starting Monday"), and "the beginning" a thing. */
const NO_LEAD_BEHIND = new Set(
  "is are was were be been being am i'm we're you're they're not of on about to for mind the a an my our new very".split(
    ' ',
  ),
);
/** "What are you up to on Friday?", "look up to": these do not lead to a time. */
const BEFORE_UP = new Set(
  (
    "is are was were be been am i'm we're you're they're get got look looked looking you " +
    'cost costs pay pays paid worth hold holds seat seats save win'
  ).split(' '),
);
const ASKING = new Set(['what', 'whatever', 'anything', 'nothing', 'something']);
const BACK = 6; // tokens searched for a question

/** @returns the words that lead to a time at `at`, and the index after them. */
export function leadAt(tokens: readonly Token[], at: number): Read<Lead> | undefined {
  const found = formAt(LEADS, tokens, at);
  if (!found) return undefined;
  const [said, before] = [word(tokens, at), tokens[at - 1]];
  if (said.endsWith('ing') && (before?.possessive || NO_LEAD_BEHIND.has(before?.text ?? ''))) return undefined;
  if (said !== 'up' || word(tokens, at + 1) !== 'to' || word(tokens, at + 2) === 'and') return found;
  const isAsked = tokens.slice(Math.max(0, at - BACK), at).some(({ text }) => ASKING.has(text));
  return isAsked || before?.possessive || BEFORE_UP.has(before?.text ?? '') ? undefined : found;
}

function formAt<T>(forms: readonly [string, T][], tokens: readonly Token[], at: number): Read<T> | undefined {
  if (word(tokens, at) === '') return undefined;
  for (const [said, value] of forms) {
    const next = words(tokens, at, said);
    if (next !== undefined) return { value, next };
  }
  return undefined;
}
