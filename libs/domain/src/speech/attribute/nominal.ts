import { attributeName } from '#domain/attributes/attributes.js';
import type { Polarity } from '#domain/memory/memory.js';
import { roleOf } from '#domain/people/roles.js';
import { NAME } from './forms.js';
import { clauseAfter, clauseBefore } from './verb-positions.js';

/** Something said about a noun: "my email is …". */
export interface NominalStatement {
  readonly attribute: string;
  readonly value: string;
  readonly polarity: Polarity;
}

/** Adjectives after which an address or number is still somebody's own; that of an office is another one. */
const PLAIN = String.raw`(?:(?:new|current|own|home|private|personal|main|primary|mobile|cell|postal|real|only)\s+){0,2}`;
const IS = String.raw`(?<is>(?:\s+is|\s+isn['’]t|['’]s|,?\s+(?:it|that)(?:['’]s|\s+is))(?:\s+(?:now|currently|still|not|no\slonger))*)\s+`;
const MONTH = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`;
const NTH = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|\p{Ll}+(?:-\p{Ll}+)?(?:st|nd|rd|th))`;
/** "4 May 1982", "the fourth of May, eighty-two", "May 4th", "04/05/1982". */
const DAY = String.raw`(?:the\s+)?${NTH}(?:\s+of)?\s+${MONTH}(?:,?\s+(?:\d{2,4}|(?:nineteen\s+)?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-\s]\p{Ll}+)?))?|${MONTH}\s+(?:the\s+)?${NTH}(?:,?\s+\d{4})?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`;
const NOUNS: readonly (readonly [noun: RegExp, attribute: string])[] = [
  [said(String.raw`(?:full\s+)?name`, NAME), 'name'],
  [said(String.raw`first\s+name`, NAME), 'first_name'],
  [said(String.raw`(?:last|family)\s+name|surname`, NAME), 'last_name'],
  [said(String.raw`${PLAIN}e-?mail(?:\s+address)?`, String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`), 'email'],
  [said(String.raw`${PLAIN}(?:phone|mobile|cell)(?:\s+number)?`, String.raw`\+?\d[\d\s()-]{4,20}\d`), 'phone_number'],
  [
    said(
      String.raw`${PLAIN}(?:post\s?code|z(?:ip|IP)(?:\s?code)?)`,
      String.raw`\p{Lu}{1,2}\d[\p{Lu}\d]?\s?\d\p{Lu}{2}|\d{5}(?:-\d{4})?`,
    ),
    'postal_code',
  ],
  [said(String.raw`date\s+of\s+birth|birth\s?date|birthday|d(?:ob|OB)`, DAY), 'birth_date'],
  [said('(?:g[pP]|family\\s+doctor)', NAME), 'primary_doctor'],
  [said('dentist', NAME), 'dentist'],
  [
    said(String.raw`${PLAIN}address`, String.raw`\d[\p{L}\p{N}\s'’.-]{3,60}|${NAME}[\p{L}\p{N}\s'’.-]{0,40}\d\p{L}?`),
    'home_address',
  ],
];
const FAVOURITE = new RegExp(
  String.raw`^(?:(?:new|current|absolute)\s+)?favou?rite\s+(?<what>\p{Ll}+)(?<is>\s+is)\s+(?:the\s+|an?\s+)?(?<value>[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3})`,
  'u',
);
/** "My dog's name is Rex." */
const NAME_OF = new RegExp(String.raw`^(?<what>\p{Ll}+)['’]s\s+name${IS}(?<value>${NAME})`, 'u');
const MINE = /(?<![\p{L}\p{N}'’-])(?:my|our|My|Our)\s+/gu;
const THEIRS =
  /^(?:[Hh]is|[Hh]er|[Tt]heir|\p{Lu}[\p{L}-]+['’]s|[Mm]y\s\p{Ll}+(?:\s\p{Ll}+)?(?:\s\p{Lu}\p{L}+)?['’]s)\s+/gu;
/** Notes leave out the owner: "Phone number is …". */
const NOBODYS = { index: 0, 0: '' };

/**
 * @returns what a sentence says about a name, an address or a favourite of the speaker, or of the person it begins
 * with.
 */
export function nominalStatements(sentence: string, isOwn: boolean): NominalStatement[] {
  const own = [...sentence.matchAll(MINE)].filter(({ index }) => clauseBefore(sentence.slice(0, index)) !== null);
  const theirs = [...sentence.matchAll(THEIRS)];
  return [...(isOwn ? own : theirs), NOBODYS].flatMap((start) => saidIn(sentence.slice(start.index + start[0].length)));
}

function saidIn(words: string): NominalStatement[] {
  const plain = words.charAt(0).toLowerCase() + words.slice(1);
  return PATTERNS.flatMap(([pattern, attributeOf]) => {
    const found = pattern.exec(plain);
    const { what = '', old, is = '', value = '' } = found?.groups ?? {};
    const attribute = found && attributeOf(what);
    if (!found || !attribute) return [];
    return [
      { attribute, value, polarity: polarityOf(old !== undefined, is, clauseAfter(plain.slice(found[0].length))) },
    ];
  });
}

/** @returns the attribute whose value is the name of somebody's animal or relation: `pet` for "dog". */
export function relationAttribute(noun: string): string | null {
  const role = roleOf(noun);
  if (role?.kind === 'animal') return 'pet';
  const attribute = role ? attributeName(role.role) : '';
  return OF_FAMILY.has(attribute) ? attribute : null;
}

function polarityOf(isOld: boolean, is: string, tail: string): Polarity {
  if (isOld || /no longer/u.test(is) || /\b(?:any ?more|any longer)\b/u.test(tail)) return 'ends';
  return /n['’]t|\bnot\b/u.test(is) ? 'never' : 'holds';
}

function said(noun: string, value: string): RegExp {
  return new RegExp(String.raw`^(?<old>(?:old|former|previous)\s+)?(?:${noun})${IS}(?<value>${value})`, 'u');
}

const OF_FAMILY = new Set(['son', 'daughter', 'child', 'brother', 'sister', 'spouse', 'friend']);
const FAVOURITES = new Map([
  ...['food', 'dish', 'meal'].map((what) => [what, 'favorite_food'] as const),
  ...['movie', 'film'].map((what) => [what, 'favorite_movie'] as const),
  ...['colour', 'color'].map((what) => [what, 'favorite_color'] as const),
  ...['drink', 'book', 'restaurant', 'team'].map((what) => [what, `favorite_${what}`] as const),
]);
const PATTERNS: readonly (readonly [RegExp, (what: string) => string | null])[] = [
  ...NOUNS.map(([noun, attribute]) => [noun, () => attribute] as const),
  [FAVOURITE, (what) => FAVOURITES.get(what) ?? null],
  [NAME_OF, relationAttribute],
];
