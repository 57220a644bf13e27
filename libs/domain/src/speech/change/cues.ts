import type { Lexicon } from '../languages/lexicon.js';
import { contentStems, stem } from '../words.js';

/** A cue found in a text, with the text before, between and after its words. */
export interface FoundCue {
  readonly cue: string;
  readonly parts: readonly string[];
}

/** @returns the first cue found in a text in which every word has a blank on both sides. */
export function findCue(text: string, cues: readonly string[]): FoundCue | undefined {
  for (const cue of cues) {
    const parts = partsAround(text, cue.split(' … '));
    if (parts) return { cue, parts };
  }
  return undefined;
}

/**
 * @returns the parts before, between and after the words, each at its first occurrence; `undefined` if one is missing.
 */
export function partsAround(text: string, words: readonly string[]): string[] | undefined {
  const parts: string[] = [];
  let rest = text;
  for (const one of words) {
    const at = rest.indexOf(` ${one} `);
    if (at < 0) return undefined;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + one.length + 1);
  }
  return [...parts, rest];
}

/** @returns whether the words are only those of the fact and of its speaker. */
export function hasOnlyFactWords(words: string, known: ReadonlySet<string>, lexicon: Lexicon): boolean {
  return words.split(' ').every((word) => word === '' || lexicon.starters.has(word) || known.has(stem(word, lexicon)));
}

/** @returns whether the words deny what follows: "I didn't". In "No, I quit" the first word is an answer. */
export function deniesNext(words: string, { negations, answer }: Lexicon): boolean {
  return words
    .trim()
    .split(' ')
    .some((word, place) => negations.has(word) && !(answer === undefined && place === 0 && word === 'no'));
}

/** @returns the stems of the thing that a pattern names in its group `thing`, in their order; none if it does not match. */
export function stemsOfThing(pattern: RegExp, text: string): string[] {
  const thing = pattern.exec(text)?.groups?.['thing'];
  return thing === undefined ? [] : thing.split(' ').flatMap((word) => [...contentStems([word])]);
}
