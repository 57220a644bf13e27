import { leadingName } from '#domain/people/names-in-text.js';
import { rolesIn } from './roles.js';

const BEGINS_WITH_I =
  /^(?:(?:oh|well|so|actually|and|but|yes|no|yeah)[,\s]+){0,2}(?:i|i['’]\p{L}+|my|mine|we|we['’]\p{L}+|our|ours)\b/iu;
const BEGINS_WITH_HE = /^(?:he|she)(?:['’]\p{L}+)?\s/iu;
const OF_I = /(?<![\p{L}'’])(?:i|me|mine|myself|we|us|ours|ourselves)(?![\p{L}])/iu;
const OF_MY = /(?<![\p{L}'’])(?:my|our)\s+(?:\p{L}+\s+)?(\p{L}+)/giu;

/** @returns whether the contact speaks of itself in the text. */
export function isOfFirstPerson(text: string): boolean {
  return BEGINS_WITH_I.test(text);
}

/**
 * True for "Tom has moved to Leeds" and "He's been taken on at Bosch, my husband", false for "Mr Khan does my teeth".
 *
 * @returns whether a text, among those in which a contact speaks of itself, is about somebody else only.
 */
export function isOfSomebodyElse(text: string): boolean {
  if (OF_I.test(text)) return false;
  if (leadingName(text) !== null) return !/(?<![\p{L}'’])(?:my|our)(?!\p{L})/iu.test(text);
  const owned = [...text.matchAll(OF_MY)].map(([phrase]) => phrase);
  return BEGINS_WITH_HE.test(text) && owned.every((phrase) => rolesIn(phrase).size > 0);
}
