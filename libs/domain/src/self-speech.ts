import { attributeName } from './attributes.js';
import { ownRolesIn } from './mentions.js';
import type { Polarity } from './memory.js';
import { roleOf } from './roles.js';

/** What the words of a sentence say of the attribute of whoever it is about. */
export interface ReadAttribute {
  readonly attribute: string;
  readonly value: string;
  readonly polarity: Polarity;
}

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}`;
const BE = String.raw`(?:am|is|are|['’]m|['’]s|['’]re|was|were)`;
const LIVE = String.raw`(?:lives?|liv(?:ing|ed)|resides?|based|settled)`;

/** The end of what comes before the value, and the value. Each is looked for once, in words of a bounded length. */
const FORMS: readonly (readonly [form: RegExp, attribute: string])[] = [
  [form(String.raw`${LIVE}\s+in\s+(${NAME})`), 'current_city'],
  [form(String.raw`(?:moved|relocated|emigrated)\s+(?:back\s+|over\s+|out\s+)?to\s+(${NAME})`), 'current_city'],
  [form(String.raw`\bleft\s+(${NAME})\s+for\s+good`), 'current_city'],
  [form(String.raw`works?(?:ed|ing)?\s+(?:at|for)\s+(${NAME})`), 'employer'],
  [form(String.raw`(?:started|new job|got (?:a|my) job)\s+(?:\p{Ll}+\s+)?(?:at|with)\s+(${NAME})`), 'employer'],
  [
    form(String.raw`works?(?:ed|ing)?\s+as\s+an?\s+(\p{Ll}+(?:\s\p{Ll}+(?:er|or|ist|ian|ant|man|woman|eer))?)`),
    'occupation',
  ],
  [form(String.raw`allergic\s+to\s+((?:\p{L}+\s)?\p{L}+)`), 'allergy'],
  [
    form(
      String.raw`${BE}\s+(?:\p{L}+ly\s+|now\s+|also\s+|a\s+|an\s+|not\s+(?:an?\s+)?|never\s+)*(vegetarian|vegan|pescatarian|lactose intolerant|coeliac)`,
    ),
    'diet',
  ],
  [form(String.raw`(?:${BE}\s+(?:originally\s+)?from|grew\s+up\s+in)\s+(${NAME})`), 'hometown'],
  [form(String.raw`born\s+(?:and\s+raised\s+)?in\s+(${NAME})`), 'birth_place'],
  [form(String.raw`speaks?\s+(?:fluent\s+|some\s+)?(\p{Lu}\p{Ll}+)`), 'language'],
  [
    form(
      String.raw`plays?\s+(?:the\s+)?(guitar|piano|violin|cello|drums|saxophone|ukulele|flute|clarinet|trumpet|harp)`,
    ),
    'instrument',
  ],
  [form(String.raw`\bname\s+is\s+(${NAME})`), 'name'],
  [form(String.raw`(?:${BE}|turned|turning)\s+(\d{1,3}|\p{Ll}+(?:-\p{Ll}+)?)\s+years?\s+old`), 'age'],
  [form(String.raw`e-?mail(?:\s+address)?\s+is\s+([\w.+-]+@[\w-]+(?:\.[\w-]+)+)`), 'email'],
  [form(String.raw`(?:phone|mobile|cell)(?:\s+number)?\s+is\s+(\+?\d[\d\s()-]{4,20}\d)`), 'phone_number'],
  [
    form(String.raw`\baddress\s+is\s+(?:now\s+)?(\d[\p{L}\p{N}\s'’.-]{3,60}|${NAME}[\p{L}\p{N}\s'’.-]{0,40}\d\p{L}?)`),
    'home_address',
  ],
];
const FAVOURITE = /\bfavou?rite\s+(\p{Ll}+)\s+(?:is|was)\s+(?:the\s+|an?\s+)?([\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3})/u;
const CALLED = new RegExp(
  String.raw`\b(?:have|has|got|adopted|own)\s+(?:an?|one)\s+(?:\p{Ll}+\s)?(\p{Ll}+)\s+(?:named|called)\s+(${NAME})`,
  'u',
);
/** These go on after the value. */
const AFTER =
  /\s+(?:and|but|with|since|because|now|for|so|when|where|which|who|any|anymore|instead|these|at|in|too|as|last|this|next|again)\b.*$/u;
const PAST = /\b(?:no longer|used to|stopped|quit|gave up|left)\b|(?:\bnot|n['’]t)\b.*\b(?:any ?more|any longer)\b/iu;
const NEVER = /\b(?:never|not)\b|n['’]t\b/iu;

/**
 * @param sentence of the one it is about: "I live in Porto", "My sister lives in Rome".
 * @param isOwn whether that is whoever speaks.
 * @returns what it says of a well-known attribute, where it says it in one of the plain forms; `null` in doubt.
 */
export function readAttribute(sentence: string, isOwn: boolean): ReadAttribute | null {
  const found = named(sentence) ?? plain(sentence);
  if (!found || found.value === '' || found.value.length > LONGEST) return null;
  const before = sentence.slice(0, sentence.indexOf(found.value));
  return isSaidOf(before, isOwn) ? { ...found, polarity: polarityOf(sentence, before) } : null;
}

/** Nobody else does what the words before the value say, and nobody only thinks or wishes it. */
function isSaidOf(before: string, isOwn: boolean): boolean {
  if (before.split(' ').length > MOST_BEFORE || OTHERWISE.test(before)) return false;
  if (!isOwn) return !/\b(?:I|we|We)\b/u.test(before);
  const others = ownRolesIn(before).filter(({ kind }) => kind === 'person');
  return others.length === 0 && !/\b(?:you|your|he|she|his|her)\b/iu.test(before);
}

const [LONGEST, MOST_BEFORE] = [80, 10];
const OTHERWISE =
  /\b(?:if|when|think|thought|hope|hoping|wish|want|wants|wanted|would|might|may|maybe|could|should|almost|heard|like to|love to|going to|gonna|plan|planning|who|people|someone|somebody|everyone)\b/iu;

function plain(sentence: string): Omit<ReadAttribute, 'polarity'> | null {
  for (const [pattern, attribute] of FORMS) {
    const said = pattern.exec(sentence)?.[1];
    if (said === undefined) continue;
    const value = cut(said);
    return { attribute: attribute === 'current_city' && COUNTRIES.has(value) ? 'current_country' : attribute, value };
  }
  return null;
}

/** "My favourite dish is lasagne", "I have a dog called Rex": the noun says which attribute it is. */
function named(sentence: string): Omit<ReadAttribute, 'polarity'> | null {
  const [, what = '', most = ''] = FAVOURITE.exec(sentence) ?? [];
  const favourite = FAVOURITES.get(what);
  if (favourite) return { attribute: favourite, value: cut(most) };
  const [, noun = '', name = ''] = CALLED.exec(sentence) ?? [];
  const role = roleOf(noun);
  if (role?.kind === 'animal') return { attribute: 'pet', value: cut(name) };
  const attribute = role ? attributeName(role.role) : '';
  return OF_FAMILY.has(attribute) ? { attribute, value: cut(name) } : null;
}

/** @returns the value without what goes on after it. */
function cut(value: string): string {
  return value
    .replace(AFTER, '')
    .replace(/[.,'’-]+$/u, '')
    .trim();
}

function polarityOf(sentence: string, before: string): Polarity {
  if (PAST.test(sentence)) return 'ends';
  return NEVER.test(before) ? 'never' : 'holds';
}

function form(source: string): RegExp {
  return new RegExp(source, 'u');
}

const OF_FAMILY = new Set(['son', 'daughter', 'child', 'brother', 'sister', 'spouse', 'friend']);
const FAVOURITES = new Map([
  ...['food', 'dish', 'meal'].map((what) => [what, 'favorite_food'] as const),
  ...['movie', 'film'].map((what) => [what, 'favorite_movie'] as const),
  ...['colour', 'color'].map((what) => [what, 'favorite_color'] as const),
  ...['drink', 'book', 'restaurant', 'team'].map((what) => [what, `favorite_${what}`] as const),
]);
const COUNTRIES = countries();

/** By their English names. */
function countries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const found = letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []));
  return new Set([...found, 'the UK', 'UK', 'England', 'Scotland', 'Wales', 'USA', 'Turkey', 'America']);
}
