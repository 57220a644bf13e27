import { foldedIdentifier } from './contact.type.js';

/** The terms of a search for contacts. */
export interface ContactSearch {
  /** A regular expression for a whole name in Unicode's form NFKD. */
  readonly pattern: string;
  /** Searched in identifiers. */
  readonly words: string;
  /** Searched in phone numbers; `null` if the words are not part of one. */
  readonly digits: string | null;
}

/** Accents of Latin, Greek and Cyrillic letters, but not vowel signs: without them a Hindi word is another one. */
const ACCENTS = '[\\u0300-\\u036f]*';

/**
 * @param query words of a name, in any order, or a part of an identifier; case and accents are ignored.
 * @returns the terms, with all syntax of regular expressions escaped.
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
