import { contentOf, spoken } from './spoken.js';

/** "Penicillin, latex and nuts": what stands before each comma and before "and", and what stands right behind it. */
const LIST = /((?:[^,.;!?]+,)*)([^,.;!?]+?),?\s+(?:and|or)\s+([^,.;!?]+)/giu;
/** Behind "and" something else is told: "I have a dog called Rex and he hates cats", "we got a puppy and called him Bruno". */
const GOES_ON =
  /^(?:(?:i|we|he|she|they|it|you|that|this|there)(?:['’]\p{L}+)?|so|then|now|also|got|went|took|bought|made|had|was|were|did|said|gave|found|came|left|lost|met|am|are|is|have|\p{L}+ed)(?!\p{L})/iu;
/** "And work at Asda": all that follows is told of. */
const DOES =
  /^(?:works?|lives?|drives?|plays?|teach(?:es)?|study|studies|looks?|runs?|owns?|keeps?|takes?|do(?:es)?|volunteers?|speaks?|go(?:es)?|likes?|loves?|eats?|drinks?)\s/iu;
/** Longer texts tell more than a list. */
const LONGEST = 400;

/**
 * "I've sold the motorbike" tells nothing of the car, where "I've got a car and a motorbike" is known: the fact as a whole is neither over
 * nor as it was. Of English.
 *
 * @returns whether the statement names some of what the fact lists, and not all of it.
 */
export function namesInPart(statement: string, fact: string): boolean {
  const said = namedIn(statement);
  const told = listsIn(statement).flat();
  return listsIn(fact).some((list) => {
    const named = list.filter((one) => one.some((word) => said.has(word)));
    const isListedAnew = named.some((one) => told.some((other) => other.some((word) => one.includes(word))));
    return named.length > 0 && named.length < list.length && !isListedAnew;
  });
}

/** @returns of each list in a text its members, each by the stems of the words that tell which it is. */
function listsIn(text: string): string[][][] {
  return [...text.slice(0, LONGEST).matchAll(LIST)].flatMap(([, before = '', last = '', next = '']) => {
    if (GOES_ON.test(next)) return [];
    const members = [...before.split(','), last].map(lastOf);
    const all = [...members, firstOf(next)].filter((one) => one.length > 0);
    return all.length > 1 ? [all] : [];
  });
}

/** "I'm allergic to penicillin": the last word that tells something. */
function lastOf(part: string): string[] {
  return [...namedIn(part)].slice(-1);
}

/** "The golf club every Sunday": the words that tell something, up to the next that tells nothing. */
function firstOf(part: string): string[] {
  if (DOES.test(part)) return [...namedIn(part)];
  const words = wordsOf(part);
  const from = words.findIndex((word) => contentOf([word]).size > 0);
  if (from < 0) return [];
  const to = words.findIndex((word, place) => place > from && contentOf([word]).size === 0);
  return [...contentOf(words.slice(from, to < 0 ? undefined : to))];
}

function namedIn(text: string): ReadonlySet<string> {
  return contentOf(wordsOf(text));
}

/** "Tom's left" names Tom. */
function wordsOf(text: string): string[] {
  return spoken(text).map((word) => word.replace(/'s$/u, ''));
}
