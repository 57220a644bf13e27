import { firstPiece, type Piece } from './kinds.js';
import type { Strength } from './marks.js';

const CLAUSE = /^(?:i|we|my|our|he|she|they)(?:['’]\p{L}+)?\s+\p{L}/iu;
/** The start of the clause before a mark: "I'm vegan and I live in Rome, no wait". */
const JOINT =
  /(?:(?<=,)\s*|\s(?=(?:and|but|so)\s))(?:(?:and|but|so)\s+)?(?=(?:i|we|my|our|he|she|they)(?:['’]\p{L}+)?\s)/giu;
/** What follows a mark and takes nothing back: "I mean it", "no sorry that's all", "no wait list". */
const NOTHING_NEW =
  /^(?:it|that|that['’]s|it['’]s|this|there['’]s|also|too|and|really|very|all|near|just|only|even|especially|seriously|nothing|thanks|thank|please|problem|worries|okay|ok|fine|yes|time|times|list|room)(?![\p{L}])/iu;
const ADDS = /(?<![\p{L}])(?:also|too|as well|another)(?![\p{L}])/iu;
/** What can follow a value. Any other word may be a verb with the value as its subject. */
const AFTER_VALUE =
  /^(?:$|[^\p{L}\s]|\s+(?:$|[^\p{L}]|(?:in|on|at|since|now|please|for|and|but|or|not|from|to|of|with|until|if|then|instead|morning|afternoon|evening|night|am|pm|thanks|thank)(?![\p{L}])))/iu;
const MOST_WORDS = 3;

/**
 * @returns whether a value is followed by more, so that it is not a value on its own: "sorry Tuesday was Hull". A house
 * number is followed by its street.
 */
export function valueGoesOn(rest: string, { isNumber }: Piece): boolean {
  return !isNumber && !AFTER_VALUE.test(rest);
}

/** @returns the start of the last clause. */
export function lastClause(before: string): number {
  const joint = [...before.matchAll(JOINT)].at(-1);
  return joint ? joint.index : 0;
}

/** @returns whether the words before a mark are taken back although nothing of the same kind replaces them. */
export function isTakenBackAlone(strength: Strength, run: string, before: string, after: string): boolean {
  if (strength !== 'sure' && strength !== 'meant') return false;
  if (/scratch that/iu.test(run)) return true;
  const said = after.trim().toLowerCase();
  if (said === '') return /\bwait\b/iu.test(run);
  if (NOTHING_NEW.test(said) || ADDS.test(said)) return false;
  if (strength === 'meant' && !/,\s*$/u.test(before)) return begunAgain(said, before);
  return CLAUSE.test(said)
    ? begunAgain(said, before) || (strength === 'sure' && hasName(before, after))
    : isPiece(said, before);
}

function begunAgain(said: string, before: string): boolean {
  const begun = /^(?:i|we|my|our|he|she|they)(?:['’]\p{L}+)?\s+\p{L}+/u.exec(said)?.[0];
  return begun !== undefined && before.toLowerCase().includes(begun);
}

/** "Latex", "something else": too short for a statement, and repeats nothing that was said. */
function isPiece(said: string, before: string): boolean {
  const words = (said.split(',')[0] as string).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const known = new Set(before.toLowerCase().match(/[\p{L}\p{N}'’]{3,}/gu) ?? []);
  return words.length > 0 && words.length <= MOST_WORDS && !words.some((word) => known.has(word));
}

function hasName(before: string, after: string): boolean {
  return [before, after].every((words) =>
    words
      .split(/\s+/u)
      .slice(1)
      .some((word) => firstPiece(word)?.isName),
  );
}
