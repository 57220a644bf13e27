import { FUNCTION_WORDS } from '#domain/recall/function-words.js';
import { words } from './lucene.js';

/** "What does she do for a living?" does not ask where she lives. */
const IDIOM = /\bfor a living\b/giu;

/** Inflections and their replacements; at least three letters remain. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})ies$/u, 'y'],
  [/(?<=\p{L}{2}(?:s|x|z|ch|sh))es$/u, ''],
  [/(?<=\p{L}{2}[^su])s$/u, ''],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{3})e$/u, ''],
  [/(?<=\p{L}{2})([bdgklmnprt])\1$/u, '$1'],
];

/** @returns the common part of "lives", "lived" and "living". It serves comparison and need not be an English word. */
export function stem(word: string): string {
  return ENDINGS.reduce((left, [ending, replacement]) => left.replace(ending, replacement), word);
}

/** @returns whether a lower-case word says nothing about what is asked. */
export function isStopWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/**
 * @param counts selects which words count, in lower case.
 * @returns the stems of the informative words.
 */
export function stemsOf(text: string, counts: (word: string) => boolean = () => true): Set<string> {
  return new Set(
    words(text.replaceAll(IDIOM, ''))
      .filter((word) => !FUNCTION_WORDS.has(word) && counts(word))
      .map(stem),
  );
}

/** A question without the contact's name, which all its memories have in common. */
export interface Unnamed {
  /** The words to search for, without the name and stop words. */
  readonly telling: string;
  /** The question without the name, or as asked if nothing else would be left. */
  readonly question: string;
}

/**
 * Removes the contact's name from a question.
 * @param names the contact's names. A part counts only if capitalised: "Rose", not "a rose".
 * @returns the question unchanged if it consists of the name only, which is then what is asked about.
 */
export function unnamed(question: string, names: readonly string[]): Unnamed {
  const parts = new Set(names.flatMap(words).filter((part) => part.length > 1 && !FUNCTION_WORDS.has(part)));
  const isShouted = question === question.toLowerCase();
  const bare = question.replaceAll(NAMED, (run) => withoutParts(run, parts, isShouted));
  const telling = words(bare.replaceAll(IDIOM, '')).filter((word) => !FUNCTION_WORDS.has(word));
  if (telling.length > 0) return { telling: telling.join(' '), question: bare };
  const named = words(question.replaceAll(IDIOM, '')).filter((word) => !FUNCTION_WORDS.has(word));
  return { telling: named.join(' ') || question.replaceAll(IDIOM, ''), question };
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`;
/** Adjacent words, so that a name of two words leaves one gap. */
const NAMED = new RegExp(`${WORD}(?:[ ]+${WORD})*`, 'gu');
/** Replaces the name. */
const PLACEHOLDER = 'the contact';

function withoutParts(run: string, parts: ReadonlySet<string>, anyCase: boolean): string {
  const isPart = (word: string): boolean =>
    parts.has(word.normalize('NFKC').toLowerCase()) && (anyCase || word !== word.toLowerCase());
  const kept = run.split(/ +/).map((word) => (isPart(word) ? null : word));
  return kept
    .flatMap((word, at) => (word === null ? (at > 0 && kept[at - 1] === null ? [] : [PLACEHOLDER]) : [word]))
    .join(' ');
}
