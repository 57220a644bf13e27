import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { FOR_GOOD, OCCASION } from './unchanged-words.js';

/** Words that say when, but not what. */
const TO_COME = new Set("will i'll we'll he'll she'll they'll it'll please".split(' '));
/** The most words of a new value. */
const MOST_WORDS = 3;

/**
 * "My aunt does the flowers instead of Ines": repeats the fact with another value and names the old one. English only.
 *
 * @returns `null` if anything else differs.
 */
export function insteadOf(sentence: string, fact: KnownFact): PlainChange | null {
  // "Instead of Ines, my aunt does the flowers."
  const turned = sentence.replace(/^(instead of [^,]{1,100}),\s(.+?)[.!]?$/iu, '$2 $1');
  const isSaid = turned.split(JOINT).some((clause) => takesPlace(spokenWords(clause), fact));
  return isSaid ? { relation: 'replaces', cue: 'instead of', saysMore: true } : null;
}

function takesPlace(said: readonly string[], { words, known }: KnownFact): boolean {
  const at = said.findIndex((word, place) => word === 'instead' && said[place + 1] === 'of');
  if (at < 0 || isDoubtful(said) || isOnce(said, words) || isPast(said, words)) return false;
  const [now, old, held] = [said.slice(0, at), said.slice(at + 2), words].map(sequenceOf) as [Told, Told, Told];
  const start = held.findIndex((_, place) => old.length > 0 && begins(held.slice(place), old));
  const [before, after] = [held.slice(0, start), held.slice(start + old.length)];
  const value = now.slice(before.length, now.length - after.length);
  if (start < 0 || before.length + after.length === 0 || value.length > MOST_WORDS) return false;
  if (now.length !== before.length + value.length + after.length) return false;
  const isFramed = begins(now, before) && begins(now.slice(before.length + value.length), after);
  return isFramed && value.some((word) => !known.has(word));
}

/** The stems of the content words, in order. */
type Told = readonly string[];

function sequenceOf(said: readonly string[]): Told {
  return said.filter((word) => !TO_COME.has(word)).flatMap((word) => [...contentStems([word])]);
}

function begins(text: Told, start: Told): boolean {
  return start.every((word, place) => text[place] === word);
}

/** "I take the bus instead of the train today" does not change a habit. */
function isOnce(said: readonly string[], fact: readonly string[]): boolean {
  const text = withBlanks(said);
  return OCCASION.test(text) && !FOR_GOOD.test(text) && !OCCASION.test(withBlanks(fact));
}

/** "I worked at the bank instead of the shop" is about the past. */
function isPast(said: readonly string[], fact: readonly string[]): boolean {
  return said.some((word) => (word.endsWith('ed') || THEN.has(word)) && !fact.includes(word)) || said.includes('was');
}

/** Past forms that cannot be recognised by their ending. */
const THEN = new Set(
  'were did had went came took got made gave saw met ran sat ate drank drove wore sang swam taught bought brought kept left slept spoke wrote paid'.split(
    ' ',
  ),
);
