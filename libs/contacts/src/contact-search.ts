import { foldedIdentifier } from './contact.type.js';

/** What the search for contacts looks for. */
export interface ContactSearch {
  /** A regular expression that a name in Unicode's form NFKD has to match as a whole. */
  readonly pattern: string;
  /** Looked for in identifiers. */
  readonly words: string;
  /** Looked for in phone numbers; `null` where the words are no part of one. */
  readonly digits: string | null;
}

/** Accents of Latin, Greek and Cyrillic letters. Vowel signs are not among them: without them a Hindi word is another one. */
const ACCENTS = '[\\u0300-\\u036f]*';

/**
 * @param query words of a name, in any order, or a part of an identifier; case and accents do not count.
 * @returns what to look for; nothing of the query is left that a regular expression takes for syntax.
 */
export function contactSearch(query: string): ContactSearch {
  const plain = query.normalize('NFKD').replaceAll(/[\u0300-\u036f]/gu, '');
  const parts = plain.split(/\s+/u).filter((part) => part !== '');
  const number = foldedIdentifier('phone', query.trim());
  const digits = /^\+*\d[+\d]*$/u.test(number) ? number : null;
  return {
    pattern: `(?ius)${parts.map((part) => `(?=.*${letters(part)})`).join('')}.*`,
    words: foldedIdentifier('any', query),
    digits,
  };
}

function letters(part: string): string {
  return [...part].map((letter) => (/[\p{L}\p{N}\p{M}]/u.test(letter) ? letter : `\\${letter}`)).join(ACCENTS);
}
