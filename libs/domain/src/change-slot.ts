import { isDoubtful } from './change-doubtful.js';
import type { PlainChange } from './plain-change.js';
import { roleOf } from './roles.js';
import { isOfSeveral, type Slot, slotsIn } from './slot.js';
import { contentOf, sentences, spoken } from './spoken.js';

/** That there is one more, or that it is told of another time. */
const BESIDE = new Set(
  'another other also too both either extra spare additional old previous former used usually sometimes or backup'.split(
    ' ',
  ),
);
const COUNTED: ReadonlySet<string> = new Set(['number', 'time']);
const PRONOUNS = new Set(['he', 'she', 'it', 'they']);

/**
 * "Our door code's 3319", "Door code for our room is 8042": both say a value of one kind of the same thing of the same owner, which has
 * one at a time. In English.
 */
export function anotherValue(sentence: string, fact: string): PlainChange | null {
  const [known, ...more] = sentences(fact).flatMap(slotsIn);
  if (!known || more.length > 0 || isOfSeveral(known) || isMore(known)) return null;
  const said = slotsIn(sentence).find((one) => !isMore(one) && isSameThing(one, known) && isOther(one, known));
  return said ? { relation: 'replaces', cue: said.noun.join(' '), saysMore: true } : null;
}

/**
 * "The pressure is at half a bar" says nothing of where the boiler is: another thing has a value of another kind.
 *
 * @returns whether that is all that a statement says.
 */
export function tellsOfOtherThing(statement: string, fact: string): boolean {
  const [said, known] = [onlySlot(statement), onlySlot(fact)];
  if (!said || !known || !isOtherKind(said, known)) return false;
  return !isNamedIn(said.noun, fact) && !isNamedIn(known.noun, statement);
}

/** Of a text that says nothing else. */
function onlySlot(text: string): Slot | null {
  const [sentence, ...more] = sentences(text);
  if (sentence === undefined || more.length > 0 || MORE_CLAUSES.test(sentence)) return null;
  const [slot, ...others] = slotsIn(sentence);
  return others.length === 0 ? (slot ?? null) : null;
}

const MORE_CLAUSES = /[,;:]\s|\s[–—-]\s/u;

function isOtherKind({ value: one }: Slot, { value: other }: Slot): boolean {
  return one.kind !== other.kind && !(COUNTED.has(one.kind) && COUNTED.has(other.kind));
}

function isNamedIn(noun: readonly string[], text: string): boolean {
  const [named, words] = [contentOf(noun), contentOf(spoken(text))];
  return [...named].some((word) => words.has(word));
}

function isMore({ words }: Slot): boolean {
  return words.some((word) => BESIDE.has(word)) || isDoubtful(words);
}

function isSameThing(one: Slot, other: Slot): boolean {
  if (one.verb !== other.verb || !isOfOne(one.owner, other.owner)) return false;
  const isCounted = COUNTED.has(one.value.kind);
  if (!one.isDefinite && !other.isDefinite && !isCounted) return false;
  // "The code for the gate" is the gate code.
  if (fullNoun(one) === fullNoun(other)) return true;
  const isThatOne = one.of === '' || other.of === '' || one.of === other.of;
  const isOneNoun = one.noun.length === other.noun.length;
  return isThatOne && isOneNoun && one.noun.every((word, place) => isOneWord(word, other.noun[place]!, isCounted));
}

function fullNoun({ of, noun }: Slot): string {
  return [...of.split(' ').filter(Boolean), ...noun].join(' ');
}

/** "The code" is that of whoever speaks, and "she" can be anybody who is named. */
function isOfOne(one: string, other: string): boolean {
  if (one === other) return true;
  const isOpen = [one, other].every((owner) => owner === '' || owner === 'speaker');
  return isOpen || (PRONOUNS.has(other) && /^\p{L}+$/u.test(one) && one !== 'speaker' && !roleOf(one));
}

/** "Reg" is "registration". */
function isOneWord(one: string, other: string, isCode: boolean): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (isCode && short.length > 2 && long.length >= 3 * short.length && long.startsWith(short));
}

function isOther({ value: one }: Slot, { value: other }: Slot): boolean {
  // "Half six" and "seven" can be times as well as numbers; "thirty minutes" cannot.
  const isOneKind =
    one.kind === other.kind || (COUNTED.has(one.kind) && COUNTED.has(other.kind) && !one.unit && !other.unit);
  const isOneUnit = one.unit === other.unit || one.unit === '' || other.unit === '';
  return isOneKind && isOneUnit && one.said !== other.said;
}
