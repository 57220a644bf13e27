import { ENGLISH } from '../languages/english.js';
import type { Lexicon } from '../languages/lexicon.js';
import { contentStems, spokenWords } from '../words.js';

/** "Penicillin, latex and nuts": the text before each comma and before "and", and the text right after it. */
const LISTS = new Map<Lexicon, RegExp>();
/**
 * After "and" something else is told: "I have a dog called Rex and he hates cats", "we got a puppy and called him
 * Bruno".
 */
const GOES_ON =
  /^(?:(?:i|we|he|she|they|it|you|that|this|there)(?:['’]\p{L}+)?|so|then|now|also|got|went|took|bought|made|had|was|were|did|said|gave|found|came|left|lost|met|am|are|is|have|\p{L}+ed)(?!\p{L})/iu;
/** "And work at Asda": a new statement, not a member of the list. */
const DOES =
  /^(?:works?|lives?|drives?|plays?|teach(?:es)?|study|studies|looks?|runs?|owns?|keeps?|takes?|do(?:es)?|volunteers?|speaks?|go(?:es)?|likes?|loves?|eats?|drinks?)\s/iu;
/** Longer texts are more than a list. */
const LONGEST = 400;

/**
 * "I've sold the motorbike" says nothing about the car, if "I've got a car and a motorbike" is known: the fact as a
 * whole is neither over nor unchanged.
 *
 * @returns whether the statement names some of what the fact lists, but not all of it.
 */
export function namesPartOfList(statement: string, fact: string, lexicon = ENGLISH): boolean {
  const said = namedIn(statement, lexicon);
  const told = listsIn(statement, lexicon).flat();
  return listsIn(fact, lexicon).some((list) => {
    const named = list.filter((one) => one.some((word) => said.has(word)));
    const isListedAnew = named.some((one) => told.some((other) => other.some((word) => one.includes(word))));
    return named.length > 0 && named.length < list.length && !isListedAnew;
  });
}

/** @returns for each list in a text its members, each as stems of its telling words. */
function listsIn(text: string, lexicon: Lexicon): string[][][] {
  return [...text.slice(0, LONGEST).matchAll(listIn(lexicon))].flatMap(([, before = '', last = '', next = '']) => {
    if (goesOn(next, lexicon)) return [];
    const members = [...before.split(','), last].map((part) => lastOf(part, lexicon));
    const all = [...members, firstOf(next, lexicon)].filter((one) => one.length > 0);
    return all.length > 1 ? [all] : [];
  });
}

function listIn(lexicon: Lexicon): RegExp {
  const known = LISTS.get(lexicon);
  if (known) return known;
  const list = new RegExp(
    String.raw`((?:[^,.;!?]+,)*)([^,.;!?]+?),?\s+(?:${lexicon.listing.join('|')})\s+([^,.;!?]+)`,
    'giu',
  );
  LISTS.set(lexicon, list);
  return list;
}

function goesOn(next: string, lexicon: Lexicon): boolean {
  if (lexicon === ENGLISH) return GOES_ON.test(next);
  const [first = ''] = wordsOf(next);
  const { own, third } = lexicon.persons;
  return own.has(first) || third.has(first);
}

/** "I'm allergic to penicillin": the last telling word. */
function lastOf(part: string, lexicon: Lexicon): string[] {
  return [...namedIn(part, lexicon)].slice(-1);
}

/**
 * "The golf club every Sunday": the telling words up to the next other word. In other languages only the first, because
 * a verb may follow.
 */
function firstOf(part: string, lexicon: Lexicon): string[] {
  if (lexicon === ENGLISH && DOES.test(part)) return [...namedIn(part, lexicon)];
  const words = wordsOf(part);
  const isTelling = (word: string): boolean => contentStems([word], lexicon).size > 0;
  const from = words.findIndex(isTelling);
  if (from < 0) return [];
  const next = words.findIndex((word, place) => place > from && !isTelling(word));
  const to = lexicon === ENGLISH ? next : from + 1;
  return [...contentStems(words.slice(from, to < 0 ? undefined : to), lexicon)];
}

function namedIn(text: string, lexicon: Lexicon): ReadonlySet<string> {
  return contentStems(wordsOf(text), lexicon);
}

/** "Tom's left" names Tom. */
function wordsOf(text: string): string[] {
  return spokenWords(text).map((word) => word.replace(/'s$/u, ''));
}
