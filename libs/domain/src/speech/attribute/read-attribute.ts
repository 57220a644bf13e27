import type { Polarity } from '#domain/memory/memory.js';
import { countries } from '../places/places.js';
import { isQuestion } from '../question/question.js';
import { statementStart } from '../question/statement-start.js';
import { denialAsNewValue, withoutWithdrawn } from '../repair/repair.js';
import { type Form, FORMS, NAME } from './forms.js';
import { nominalStatements, relationAttribute } from './nominal.js';
import { polarityOf } from './polarity.js';
import { clauseAfter, type VerbPosition, verbPositionsOfOther, verbPositionsOfSpeaker } from './verb-positions.js';

/** The attribute, value and polarity read from a sentence. */
export interface ReadAttribute {
  readonly attribute: string;
  readonly value: string;
  readonly polarity: Polarity;
}

/** Anything longer is not a value. */
const LONGEST = 80;
/** Only this much of a sentence is read. */
const MOST_CHARACTERS = 500;
const JOINS = 'and|but|with|since|because|now|for|so|when|where|which|who|from|except|apart|if|than|that|though';
const TELLS_WHEN = 'any|anymore|instead|these|at|in|too|either|after|as|last|this|next|again|just|actually';
const VERBS = 'is|are|was|were|do|does|did|can|could|will|would|please|thanks|thank|sorry|not|no';
const WHOSE = "my|our|your|his|her|i|I|I['’]m|i['’]m|we|you|he|she|it";
/** Words that continue after the value. */
const AFTER = after(`${JOINS}|${TELLS_WHEN}|${VERBS}|${WHOSE}|by|on`);
const DAYS_AND_MONTHS =
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'
    .split(' ')
    .map((name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0)}]${name.slice(1)}`)
    .join('|');
/** "Stow on the Wold" and "Stoke by Nayland" are places; "on Monday" and "by the first" are times. */
const SAYS_WHEN = String.raw`(?:on|by)(?=\s+(?:\d|(?:(?:${DAYS_AND_MONTHS})s?|my|our|an?|next|this|last|today|tomorrow|now)(?!\p{L})|the\s+\p{Ll}))`;
const AFTER_ADDRESS = after(`${JOINS}|${TELLS_WHEN}|${VERBS}|${WHOSE}|${SAYS_WHEN}`);
/** "Have a dog called Rex". */
const CALLED = new RegExp(
  String.raw`^(have|has|got|adopted|own)\s+(?:an?|one)\s+(?:\p{Ll}+\s)?(\p{Ll}+)\s+(?:named|called)\s+(${NAME})`,
  'u',
);
const LEFT_FOR_GOOD = new RegExp(String.raw`^left\s+(${NAME})\s+for\s+good`, 'u');

/**
 * Reads the clause that states something in one of the plain forms: its subject, its tense, and whether it is denied
 * there. Denials and ends in other clauses of the sentence are not considered.
 *
 * @param sentence in its subject's own form: "I live in Porto", "My sister lives in Rome".
 * @param isOwn whether the subject is the speaker.
 * @returns a well-known attribute; if there are several, one that holds before one that is over; `null` if in doubt.
 */
export function readAttribute(sentence: string, isOwn: boolean): ReadAttribute | null {
  const said = sentence.slice(0, MOST_CHARACTERS);
  const left = denialAsNewValue(withoutWithdrawn(said));
  return readIn(left === said ? said : left.replaceAll(/\s+/gu, ' ').trim(), isOwn);
}

function readIn(said: string, isOwn: boolean): ReadAttribute | null {
  const sentence = said.slice(statementStart(said));
  if (isQuestion(sentence)) return null;
  const heads = isOwn ? verbPositionsOfSpeaker(sentence) : verbPositionsOfOther(sentence);
  const read = [...nominalStatements(sentence, isOwn), ...heads.flatMap((head) => readAt(sentence, head))]
    .map((one) => ({ ...one, value: cut(one.value, one.attribute === 'home_address' ? AFTER_ADDRESS : AFTER) }))
    .filter(({ value }) => value !== '' && value.length <= LONGEST);
  const found = ORDER.flatMap((polarity) => read.find((one) => one.polarity === polarity) ?? [])[0];
  return found ? ofCountry(found) : null;
}

/** Verb forms that nobody uses about themselves. */
const OF_OTHERS = /\b(?:is|has|does|lives|resides|works|speaks|plays)\b|\b(?:is|has|does)n['’]t/iu;
const ORDER = ['holds', 'ends', 'never'] as const;

function readAt(sentence: string, head: VerbPosition): ReadAttribute[] {
  const said = sentence.slice(head.at);
  const rest = head.isElided ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  const [left, place] = LEFT_FOR_GOOD.exec(rest) ?? [];
  if (left !== undefined && place !== undefined)
    return head.words.trim() === '' ? [{ attribute: 'current_city', value: place, polarity: 'ends' }] : [];
  const [called, has = '', noun = '', name = ''] = CALLED.exec(rest) ?? [];
  const relation = called === undefined ? null : relationAttribute(noun);
  if (called !== undefined && relation !== null)
    return meant(head, rest, called, { verb: has, value: name, form: { attribute: relation, kind: 'event' } });
  return FORMS.flatMap((form) => {
    const [words, verb = '', value = ''] = form.pattern.exec(rest) ?? [];
    return words !== undefined && form.fits(cut(value), sentence)
      ? meant(head, rest, words, { verb, value, form })
      : [];
  });
}

function meant(
  { words, isElided, isSpeaker }: VerbPosition,
  rest: string,
  said: string,
  { verb, value, form }: { verb: string; value: string; form: Pick<Form, 'attribute' | 'kind'> },
): ReadAttribute[] {
  if (isSpeaker && OF_OTHERS.test(`${words} ${verb}`)) return [];
  const after = rest.slice(said.length - (value.length - cut(value).length));
  const tail = clauseAfter(after);
  const clause = { head: words, verb: verb.trim(), tail, next: after.slice(tail.length), isElided };
  const polarity = polarityOf(clause, form.kind);
  return polarity === null ? [] : [{ attribute: form.attribute, value, polarity }];
}

function ofCountry(read: ReadAttribute): ReadAttribute {
  return read.attribute === 'current_city' && COUNTRIES.has(read.value)
    ? { ...read, attribute: 'current_country' }
    : read;
}

function after(words: string): RegExp {
  return new RegExp(String.raw`\s+(?:${words})(?![\p{L}'’]).*$`, 'u');
}

/** @returns the value without what follows it. */
function cut(value: string, goesOn = AFTER): string {
  return value
    .replace(goesOn, '')
    .replace(/[.,'’-]+$/u, '')
    .trim();
}

const COUNTRIES = countries();
