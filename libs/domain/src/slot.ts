import { roleOf } from './roles.js';
import { isNumber, type SlotValue, slotValue, type Word } from './slot-value.js';

/** What a clause says of one definite thing: "our door code is 3319". */
export interface Slot {
  /** `speaker`, a name, a relation or a pronoun in lower case; empty where none is said. */
  readonly owner: string;
  /** Words that tell it from others of its kind, and the noun. */
  readonly noun: readonly string[];
  /** What else tells which one it is: "the reg of my car", "the lead time is six weeks on the oak range". */
  readonly of: string;
  /** Whether something shows that it is one certain thing. */
  readonly isDefinite: boolean;
  readonly verb: string;
  readonly value: SlotValue;
  /** All that is said, in lower case. */
  readonly words: readonly string[];
}

const MOST_CHARACTERS = 300;
const JOINTS = /[,;:]\s+|\s[–—-]\s|\s(?:and|but|so|because)\s/u;
const LEADS = new Set('and but so well oh ok okay yes no actually now just hi hello sorry'.split(' '));
const OWN = new Set(['my', 'our']);
const THEIRS = new Set(['his', 'her', 'their']);
const VERBS = new Map(
  [
    ['is', 'is'],
    ...['starts', 'begins'].map((verb) => [verb, 'starts']),
    ...['leaves', 'departs'].map((verb) => [verb, 'leaves']),
    ...['ends', 'finishes', 'costs', 'opens', 'closes'].map((verb) => [verb, verb]),
  ].map(([verb, as]) => [verb!, as!] as const),
);
/** They tell it from nothing that is known by the same noun. */
const NEUTRAL = new Set(['new', 'current', 'actual', 'own', 'now']);
const NO_NOUN = new Set(
  'it this that there here he she we they you who what which one first second third to with from by as not'.split(' '),
);
const MOST_WORDS = 3;
/** "In room 214", "on mooring 12". */
const BESIDE_NUMBER = new Set(['in', 'on', 'at']);
const OF = /^(?:of|for|on|in|at)$/u;
const UNTIL = new Set('now since from until till these this again'.split(' '));
const DEFINITE = /^(?:my|our|the|his|her|their|this|that)$/u;

/** @returns the values that an English sentence says of certain things, of one in a clause at most. */
export function slotsIn(sentence: string): Slot[] {
  return sentence
    .slice(0, MOST_CHARACTERS)
    .split(JOINTS)
    .flatMap((clause) => slotIn(clause) ?? []);
}

function slotIn(clause: string): Slot | null {
  const words = wordsOf(clause);
  const start = words.findIndex(({ low }) => !LEADS.has(low));
  const at = words.findIndex(({ low }) => VERBS.has(low));
  if (start < 0 || at <= start) return null;
  const [left, right] = [words.slice(start, at), words.slice(at + 1)];
  const thing = numberedIn(left, right) ?? turnedIn(left, right) ?? thingIn(left, right);
  const value = thing && slotValue(thing.rest);
  if (!value) return null;
  const { rest, ...one } = thing;
  const of = one.of === '' ? ofIn(rest) : one.of;
  return { ...one, of, value, verb: VERBS.get(words[at]!.low)!, words: words.map(({ low }) => low) };
}

const SHORT = /^(i|we|.*\p{L})'(?:s|m|re)$/iu;

/** A short "is" is a word; the mark of an owner stays with its word. */
function wordsOf(clause: string): Word[] {
  const said = clause.replaceAll('’', "'").match(/[£$€#]?[\p{L}\p{N}][\p{L}\p{M}\p{N}'@.,+:/-]*/gu) ?? [];
  const words = said.map((word) => word.replace(/[.,'-]+$/u, ''));
  const hasVerb = words.some((word) => VERBS.has(word));
  const last = hasVerb ? -1 : words.findLastIndex((word) => SHORT.test(word));
  return words
    .flatMap((word, place) => (place === last ? [word.replace(SHORT, '$1'), 'is'] : [word]))
    .map((raw) => ({ raw, low: raw.toLowerCase() }));
}

type Thing = Pick<Slot, 'owner' | 'noun' | 'of' | 'isDefinite'> & { readonly rest: readonly Word[] };

/** "She is on mooring 12": of whom it is said stands first, and what it is before the number. */
function numberedIn(left: readonly Word[], [prep, what, ...rest]: readonly Word[]): Thing | null {
  const [who, ...more] = left;
  if (!prep || !what || !who || more.length > 0 || !BESIDE_NUMBER.has(prep.low)) return null;
  if (!/^\p{Ll}{3,}$/u.test(what.raw) || DEFINITE.test(what.low) || isNumber(what) || !rest[0] || !isNumber(rest[0]))
    return null;
  const isSpeaker = /^(?:i|we)$/u.test(who.low);
  if (!isSpeaker && !/^(?:she|he|it|they)$/u.test(who.low) && !/^\p{Lu}\p{Ll}+$/u.test(who.raw)) return null;
  return { owner: isSpeaker ? 'speaker' : who.low, noun: [what.low], of: '', isDefinite: true, rest };
}

/** "Dr Lee is our vet": the name stands first. */
function turnedIn(left: readonly Word[], right: readonly Word[]): Thing | null {
  const [first, ...rest] = right;
  if (!first || !DEFINITE.test(first.low) || slotValue(left) === null || left.some(({ low }) => low.endsWith("'s")))
    return null;
  const end = rest.findIndex(({ low }) => UNTIL.has(low));
  const thing = thingIn(end < 0 ? right : right.slice(0, end + 1), left);
  return thing && !left.some(({ low }) => thing.noun.includes(low)) ? thing : null;
}

function thingIn(left: readonly Word[], rest: readonly Word[]): Thing | null {
  const { owner, words } = ownerIn(left);
  const split = words.findIndex(({ low }, place) => OF.test(low) && DEFINITE.test(words[place + 1]?.low ?? ''));
  const named = split < 0 ? words : words.slice(0, split);
  const whose = split < 0 ? { owner: '', words: [] } : ownerIn(words.slice(split + 1));
  if (owner !== '' && whose.owner !== '' && owner !== whose.owner) return null;
  const noun = named.map(({ low }) => low).filter((word) => !NEUTRAL.has(word));
  const isFirst = named[0] === left[0];
  if (!named.every((word, place) => isOfNoun(word, isFirst && place === 0))) return null;
  if (noun.length === 0 || noun.length > MOST_WORDS || isPlural(noun.at(-1)!)) return null;
  const of = whose.words.map(({ low }) => low).join(' ');
  return { owner: owner || whose.owner, noun, of, isDefinite: !isFirst || noun.length > 1 || of !== '', rest };
}

function ownerIn(words: readonly Word[]): { owner: string; words: readonly Word[] } {
  const mark = words.findIndex(({ low }) => low.endsWith("'s"));
  const first = words[0]?.low ?? '';
  if (mark >= 0) {
    const whose = words.slice(0, mark + 1).map(({ low }) => low.replace(/'s$/u, ''));
    return { owner: whose.filter((word) => !DEFINITE.test(word)).join(' '), words: words.slice(mark + 1) };
  }
  if (OWN.has(first)) return { owner: 'speaker', words: words.slice(1) };
  return { owner: THEIRS.has(first) ? first : '', words: DEFINITE.test(first) ? words.slice(1) : words };
}

/** "Three weeks on the oak range": another range has another. */
function ofIn(rest: readonly Word[]): string {
  const at = rest.findIndex(({ low }, place) => place > 0 && OF.test(low) && DEFINITE.test(rest[place + 1]?.low ?? ''));
  if (at < 0) return '';
  const [, , ...named] = rest.slice(at);
  return named.map(({ low }) => low).join(' ');
}

function isOfNoun({ raw, low }: Word, isFirst: boolean): boolean {
  if (NO_NOUN.has(low)) return false;
  return isFirst ? /^\p{L}[\p{Ll}-]+$|^\p{Lu}{2,4}$/u.test(raw) : /^\p{Ll}[\p{Ll}-]*$|^\p{Lu}{2,4}$/u.test(raw);
}

function isPlural(noun: string): boolean {
  return noun.endsWith('s') && !/(?:ss|us|is|gas)$/u.test(noun);
}

/** Of these somebody has several, each called by the same word. */
const SEVERAL = new Set(
  'child parent sibling grandparent grandchild relative friend neighbour colleague partner pet order case'.split(' '),
);
const ONE_OF_THEM = new Set(['boss', 'manager', 'landlord', 'landlady', 'supervisor']);
const OFTEN = new Set(
  'appointment meeting interview visit session viewing problem issue symptom worry question task errand allergy hobby interest language sport subject medicine tablet prescription'.split(
    ' ',
  ),
);

/** @returns whether the noun of a slot is of what somebody has several of. */
export function isOfSeveral({ noun }: Pick<Slot, 'noun'>): boolean {
  const last = noun.at(-1)!;
  if (OFTEN.has(last)) return true;
  const role = roleOf(noun.join(' ')) ?? roleOf(last);
  return role !== null && SEVERAL.has(role.group) && !ONE_OF_THEM.has(role.role);
}
