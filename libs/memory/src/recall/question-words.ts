import { BUILT_WITH } from '#domain/built-with.js';
import { words } from './lucene.js';

/** "What does she do for a living?" asks for nothing that is lived in. */
const IDIOM = /\bfor a living\b/giu;

/** Endings that leave the word the same; what they are taken from has at least three letters. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})ies$/u, 'y'],
  [/(?<=\p{L}{2}(?:s|x|z|ch|sh))es$/u, ''],
  [/(?<=\p{L}{2}[^su])s$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{3})e$/u, ''],
  [/(?<=\p{L}{2})([bdgklmnprt])\1$/u, '$1'],
];

/** @returns what "lives", "lived" and "living" have in common; enough to compare, and no word of English. */
export function stem(word: string): string {
  return ENDINGS.reduce((left, [ending, instead]) => left.replace(ending, instead), word);
}

/** @returns whether a word, in lower case, tells nothing about what is asked. */
export function isBuiltWith(word: string): boolean {
  return BUILT_WITH.has(word);
}

/**
 * @param counts which words count, in lower case.
 * @returns the stems of the words that tell something.
 */
export function stemsOf(text: string, counts: (word: string) => boolean = () => true): Set<string> {
  return new Set(
    words(text.replaceAll(IDIOM, ''))
      .filter((word) => !BUILT_WITH.has(word) && counts(word))
      .map(stem),
  );
}

/** A question without what everything about the contact has in common: its name. */
export interface Unnamed {
  /** What is looked for by words: without the name, and without what a question is built with. */
  readonly telling: string;
  /** As it was asked, if it does not name the contact. */
  readonly question: string;
}

/**
 * @param names what the contact is called. A part of a name counts where it is written as one: "Rose" and not "a rose".
 * @returns the question itself where nothing else is in it: then the name is what is asked about.
 */
export function unnamed(question: string, names: readonly string[]): Unnamed {
  const parts = new Set(names.flatMap(words).filter((part) => part.length > 1 && !BUILT_WITH.has(part)));
  const isShouted = question === question.toLowerCase();
  const bare = question.replaceAll(NAMED, (run) => withoutParts(run, parts, isShouted));
  const telling = words(bare.replaceAll(IDIOM, '')).filter((word) => !BUILT_WITH.has(word));
  if (telling.length > 0) return { telling: telling.join(' '), question: bare };
  const named = words(question.replaceAll(IDIOM, '')).filter((word) => !BUILT_WITH.has(word));
  return { telling: named.join(' ') || question.replaceAll(IDIOM, ''), question };
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`;
/** Words beside each other, so that a name of two words leaves one gap. */
const NAMED = new RegExp(`${WORD}(?:[ ]+${WORD})*`, 'gu');
/** Stands where the name stood. */
const INSTEAD = 'the contact';

function withoutParts(run: string, parts: ReadonlySet<string>, anyCase: boolean): string {
  const isPart = (word: string): boolean =>
    parts.has(word.normalize('NFKC').toLowerCase()) && (anyCase || word !== word.toLowerCase());
  const kept = run.split(/ +/).map((word) => (isPart(word) ? null : word));
  return kept
    .flatMap((word, at) => (word === null ? (at > 0 && kept[at - 1] === null ? [] : [INSTEAD]) : [word]))
    .join(' ');
}
