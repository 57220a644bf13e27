import { type Told, tenseAround } from './tense.js';
import { EITHER } from './tense-words.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Past states: a stated end is over. */
const LASTED = set(
  "was were wasn't weren't been had did didn't lived worked stayed remained lasted continued kept held stood sat slept " +
    'rested waited studied trained played taught sang ran drove rode walked cycled commuted went spent wore used owned knew loved ' +
    'liked wanted needed belonged attended served managed cared shared dated smoked drank ate took suffered felt looked hoped',
);
/** Followed by these, "took" means a change: "took me off metformin". */
const PARTICLES = set('off on over up away down out');
const BE = set("was were wasn't weren't");
const HAD = set("had hadn't");
/** What is given, told or put off has a term in the future, even in the past tense. */
const GRANTED = set(
  'told asked advised ordered given granted prescribed signed put moved switched extended prolonged renewed suspended postponed delayed',
);
const HAVE = set("have has i've we've you've they've haven't hasn't");
const NEAR = 3; // tokens between "have" or "was" and its participle

/** Past or future, by the words around a phrase. For a range, an arrangement in the past means the future. */
export function meantTense(tokens: readonly Token[], at: number, { next, isRange }: Phrase): Told['tense'] {
  const told = tenseAround(tokens, at, next, isRange);
  if (told.tense !== 'past' || !isRange || told.verb === undefined) return told.tense;
  if (word(tokens, told.verb) === EITHER) return undefined;
  const isArranged = isBehind(tokens, told.verb, HAVE) && !hasLasted(tokens, told.verb, at);
  return isArranged && !isUntil(tokens, at) ? 'future' : 'past';
}

/**
 * "I've given up coffee until Easter": a change lasts until then. "I lived there until May" is over.
 * @param at index of "until"; @param next of the first token after the time it leads to.
 */
export function isTermToCome(tokens: readonly Token[], at: number, next: number): boolean {
  const { tense, verb } = tenseAround(tokens, at, next);
  return tense === 'past' && verb !== undefined && !hasLasted(tokens, verb, at);
}

function isUntil(tokens: readonly Token[], at: number): boolean {
  return ['until', 'till', 'through'].includes(word(tokens, at));
}

/** Whether a verb in the past is a state, which is over at the stated time: "was closed", "had moved". */
function hasLasted(tokens: readonly Token[], verb: number, expression: number): boolean {
  const text = word(tokens, verb);
  if (text === EITHER) return true;
  if (text === 'took') return !hasParticle(tokens, verb + 1, expression);
  if (isBehind(tokens, verb, HAD)) return true;
  // "We opened at ten until June" was a habit.
  if (word(tokens, verb + 1) === 'at' && !isBehind(tokens, verb, HAVE)) return true;
  if (GRANTED.has(text) || GRANTED.has(word(tokens, verb + 1))) return false;
  return LASTED.has(text) || isBehind(tokens, verb, BE);
}

function hasParticle(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (PARTICLES.has(word(tokens, at))) return true;
  return false;
}

function isBehind(tokens: readonly Token[], verb: number, some: ReadonlySet<string>): boolean {
  for (let at = verb - 1; at >= 0 && at >= verb - NEAR; at -= 1) {
    if (some.has(word(tokens, at))) return true;
  }
  return tokens[verb - 1]?.possessive === true && some === HAVE;
}
