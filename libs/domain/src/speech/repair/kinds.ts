import { isKnownPlace } from '../places/places.js';
import type { Strength } from './marks.js';

/** A piece of speech that another of its kind can replace, and where it ends. */
export interface Piece {
  readonly kind: number;
  readonly isName: boolean;
  readonly isNumber: boolean;
  readonly from: number;
  readonly to: number;
}

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)|(?:twenty[ -]|thirty[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth`;
const DAY = String.raw`(?:(?:next|this|last)\s)?${WEEKDAY}|tomorrow|today|tonight|yesterday|(?:next|this|last)\s(?:week|month|year|weekend)`;
const DATE = String.raw`(?:the\s)?(?:${ORDINAL})(?:\s(?:of\s)?(?:${MONTH}))?|(?:${MONTH})\s(?:the\s)?(?:${ORDINAL}|\d{1,2})|\d{1,2}\s(?:of\s)?(?:${MONTH})`;
const CLOCK = String.raw`(?:(?:half|quarter|ten|twenty|five)\s(?:past|to)\s)?(?:${HOUR}|\d{1,2}(?:[:.]\d\d)?(?=\s?(?:am|pm|o['’]clock))|\d{1,2}:\d\d)(?:\s(?:thirty|fifteen|forty[ -]five|twenty|ten))?(?:\s?(?:am|pm|o['’]clock))?|noon|midday|midnight`;
/** Words that are also written with a capital and are not names. */
const NO_NAME = String.raw`(?!(?:I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}]))`;
/** Names are recognised by their capitals alone. */
const NAME = String.raw`${NO_NAME}\p{Lu}[\p{L}'’-]*(?:\s${NO_NAME}\p{Lu}[\p{L}'’-]*){0,3}`;

/** The first that fits is the kind: "the fifth of May" is not a name. */
const KINDS: readonly RegExp[] = [
  piece(String.raw`[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}`),
  piece(DATE),
  piece(DAY),
  piece(MONTH),
  piece(CLOCK),
  piece(String.raw`\+?\d[\d\s()-]{0,20}(?<![\s(-])`),
  piece(NAME, 'gu'),
];
const OF_TIME = new RegExp(String.raw`^(?:${DATE}|${DAY}|${MONTH}|${CLOCK})(?![\p{L}\p{N}])`, 'iu');

/** @returns the piece that the words begin with, of the first kind that fits. */
export function firstPiece(words: string): Piece | null {
  for (const [kind, pattern] of KINDS.entries()) {
    const found = words.matchAll(pattern).next().value;
    if (found?.index === 0)
      return { kind, isName: isName(kind), isNumber: isNumber(kind), from: 0, to: found[0].length };
  }
  return null;
}

/** @returns the last piece of a kind. */
export function lastPiece(words: string, kind: number): Piece | null {
  const found = [...words.matchAll(KINDS[kind] as RegExp)].at(-1);
  return found
    ? { kind, isName: isName(kind), isNumber: isNumber(kind), from: found.index, to: found.index + found[0].length }
    : null;
}

/** @returns the length of the time that the words begin with, 0 if they do not. */
export function timeAtStart(words: string): number {
  return OF_TIME.exec(words)?.[0].length ?? 0;
}

/** @returns whether two values of a kind also have the same shape: an hour does not replace a telephone number. */
export function isAlike({ isNumber: isCounted }: Piece, old: string, other: string, strength: Strength): boolean {
  return !isCounted || Math.abs(digits(old) - digits(other)) <= (strength === 'weak' ? 1 : 3);
}

/**
 * @returns whether "no" before a value can only take back the one before it: "Leeds no York", but not "German, no
 * English" or "No 27".
 */
export function isNoElse({ isName: isNamed, isNumber: isCounted }: Piece, old: string, other: string): boolean {
  if (/^one$/iu.test(other)) return false;
  if (isCounted) return digits(other) > LONGEST_COUNT;
  return !isNamed || (isKnownPlace(old) && isKnownPlace(other));
}

/** The longest number of a house or flat. */
const LONGEST_COUNT = 4;

function digits(value: string): number {
  return value.replaceAll(/\D/gu, '').length;
}

function isNumber(kind: number): boolean {
  return kind === KINDS.length - 2;
}

function isName(kind: number): boolean {
  return kind === KINDS.length - 1;
}

function piece(source: string, flags = 'giu'): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}@.'’])(?:${source})(?![\p{L}\p{N}@])`, flags);
}
