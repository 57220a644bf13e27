import { belowHundred } from './numbers.js';
import { tenseOf } from './tense-words.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';

/**
 * The meaning of "in three years" when it is not about the future: the time until now without something, or how long it
 * took.
 */
export type LookingBack = 'not since' | 'length';

const STOPS = new Set(['.', '!', '?', ';', ',', '\n', 'and', 'but', 'so', 'because', 'if']);
const BEFORE = 10; // tokens searched: more would reach another clause, and cost time
const AFTER = 6;
const DENIED = new Set(["haven't", "hasn't", "hadn't"]);
const HAVE = new Set(["i've", "we've", "you've", "they've", 'have', 'has']);
const NOT = new Set(['not', 'never']);
/** After these, the time may be that of what was told or arranged. */
const TELLING = new Set(
  (
    'told said heard thought knew learned learnt decided agreed promised planned scheduled arranged booked moved pushed postponed ' +
    'changed delayed announced mentioned confirmed reserved invited asked wrote got given offered bought ordered signed applied wanted needed hoped'
  ).split(' '),
);
const PRESENT = new Set(
  "is are isn't starts begins ends opens closes leaves arrives comes expires happens lands returns due".split(' '),
);
const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', "isn't", "wasn't"]);
const DETERMINERS = new Set(['the', 'my', 'our', 'your', 'his', 'her', 'their', 'a']);
const FIRST = new Set(
  'first only last best worst most biggest longest hottest coldest highest lowest busiest'.split(' '),
);
const DISTANCES = new Set(
  'k km kilometre kilometres kilometer kilometers mile miles m metres meters yards laps lengths'.split(' '),
);
const OFTEN = new Set(['once', 'twice', 'thrice']);
const SINGLE = new Set(['a', 'the', 'hundred', 'thousand']);
const NAMED = 3; // tokens between such a word and the length: "first real holiday in"

/** @param at the position of "in" and a length: "I haven't seen her in three years", "the first time in ten years". */
export function looksBack(tokens: readonly Token[], at: number): LookingBack | undefined {
  if (isRate(tokens, at) || isFrequency(tokens, at)) return 'length';
  let told: 'past' | 'future' | 'telling' | undefined;
  for (let from = at - 1; from >= 0 && from >= at - BEFORE && !STOPS.has(word(tokens, from)); from -= 1) {
    const text = word(tokens, from);
    if (told !== 'future' && isDenied(tokens, from)) return 'not since';
    if (at - from <= NAMED + 1 && FIRST.has(text) && isToldOf(tokens, from)) return 'length';
    // "Remind me that I left the oven on in ten minutes".
    if (text === 'remind') return undefined;
    told ??= PRESENT.has(text) ? 'future' : TELLING.has(text) ? 'telling' : tenseOf(tokens, from, at);
  }
  return told === 'past' || isFollowedByPast(tokens, at) ? 'length' : undefined;
}

/** "He runs 10 k in 50 minutes", "a mile in six minutes": how long that distance takes. */
function isRate(tokens: readonly Token[], at: number): boolean {
  const many = tokens[at - 2];
  const isCounted =
    many?.value !== undefined || SINGLE.has(many?.text ?? '') || belowHundred(tokens, at - 2) !== undefined;
  return isCounted && DISTANCES.has(word(tokens, at - 1));
}

/** "Twice in a month", "three times in a week". */
function isFrequency(tokens: readonly Token[], at: number): boolean {
  const isTimes = word(tokens, at - 1) === 'times' && at > 1;
  return (isTimes || OFTEN.has(word(tokens, at - 1))) && ['a', 'an', 'one'].includes(word(tokens, at + 1));
}

/** "Haven't", "have never": the verb after it may itself look like a past one. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return DENIED.has(word(tokens, at)) || (NOT.has(word(tokens, at)) && HAVE.has(word(tokens, at - 1)));
}

/** "It's the first": "my first day in" may be in the future. */
function isToldOf(tokens: readonly Token[], at: number): boolean {
  const be = DETERMINERS.has(word(tokens, at - 1)) ? at - 2 : at - 1;
  return BE.has(word(tokens, be)) || tokens[be]?.possessive === true;
}

/** "In three years I saw her once". */
function isFollowedByPast(tokens: readonly Token[], at: number): boolean {
  if (at > 0 && !STOPS.has(word(tokens, at - 1))) return false;
  for (let next = at + 1; next < at + 2 + AFTER && next < tokens.length && !STOPS.has(word(tokens, next)); next += 1) {
    const tense = tenseOf(tokens, next, at);
    if (tense) return tense === 'past';
  }
  return false;
}
