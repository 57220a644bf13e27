import { roleOf } from './roles.js';

/** A word as it was said, and in lower case. */
export interface Word {
  readonly raw: string;
  readonly low: string;
}

/** What a thing is said to have: a number or a code, a clock time, somebody, somewhere, a weekday. */
export interface SlotValue {
  readonly kind: 'number' | 'time' | 'person' | 'place' | 'day';
  /** What a number counts, where that is said. */
  readonly unit: string;
  readonly said: string;
}

const SMALL = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter';
const LARGE =
  'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
const NUMBER = new RegExp(String.raw`^(?:${SMALL}|${LARGE}|[£$€#]?[\p{L}-]{0,20}\d[\p{L}\d.,:/-]{0,20})$`, 'u');
const CLOCK = new RegExp(String.raw`^(?:(?:${SMALL})\b.*|\d{1,2}(?:[.:]\d\d)?(?:am|pm)?)$`, 'u');
/** Of a code that is said in groups: "LV24 HRE". */
const LETTERS = /^\p{Lu}{2,4}$/u;
const WITHIN = new Set(['and', 'a', 'past', 'to']);
const BEFORE = new Set('at on in number no ends ending now currently called to about around'.split(' '));
/** They stand behind a number and count nothing. */
const NO_UNIT = new Set(
  "from for now and at on in since as this by with not instead please thanks o'clock am pm the these until till of weekly monthly yearly sharp".split(
    ' ',
  ),
);
const WHERE = /^(?:in|on|at|under|behind|above)$/u;
const WHOSE = /^(?:the|my|our|his|her|their)$/u;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
const NAME = /^(?:Dr|Mrs?|Ms|Miss|\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}\p{Ll}+)?)$/u;

/** @returns what some words begin to say, if it is one of the kinds; `null` else. */
export function slotValue(words: readonly Word[]): SlotValue | null {
  const isBefore = ({ low }: Word, place: number): boolean =>
    BEFORE.has(low) || (low === 'the' && /^\d{1,2}(?:st|nd|rd|th)$/u.test(words[place + 1]?.low ?? ''));
  const start = words.findIndex((word, place) => !isBefore(word, place));
  if (start < 0) return null;
  const before = words.slice(0, start).map(({ low }) => low);
  return (
    numberAt(words.slice(start), before) ?? dayAt(words[start]!) ?? nameAt(words.slice(start), before) ?? spotAt(words)
  );
}

/** "In the kitchen": what stands there is in one place. */
function spotAt([where, whose, ...words]: readonly Word[]): SlotValue | null {
  if (!where || !whose || !WHERE.test(where.low) || !WHOSE.test(whose.low)) return null;
  const end = words.findIndex(({ raw, low }) => !/^\p{Ll}[\p{Ll}-]*$/u.test(raw) || NO_UNIT.has(low));
  const said = (end < 0 ? words : words.slice(0, end)).map(({ low }) => low).join(' ');
  return said === '' ? null : { kind: 'place', unit: '', said };
}

/** @returns whether a word is a number or a code. */
export function isNumber({ raw, low }: Word): boolean {
  return NUMBER.test(raw) || NUMBER.test(low);
}

function numberAt(words: readonly Word[], before: readonly string[]): SlotValue | null {
  const isPart = (word: Word, place: number): boolean =>
    isNumber(word) || LETTERS.test(word.raw) || (place > 0 && WITHIN.has(word.low));
  const end = words.findIndex((word, place) => !isPart(word, place));
  const parts = end < 0 ? words : words.slice(0, end);
  if (!parts.some(isNumber)) return null;
  const said = parts.map(({ low }) => low).join(' ');
  const next = words[parts.length]?.raw ?? '';
  const unit = /^\p{Ll}+$/u.test(next) && !NO_UNIT.has(next) ? next : '';
  const isTime = CLOCK.test(said) && unit === '' && (before.includes('at') || /[.:]| past | to |[ap]m$/u.test(said));
  return { kind: isTime ? 'time' : 'number', unit, said };
}

function dayAt({ low }: Word): SlotValue | null {
  return DAY.test(low) ? { kind: 'day', unit: '', said: low.replace(/s$/u, '') } : null;
}

/** "Frank", "my brother Adam", "on Mill Lane". */
function nameAt(words: readonly Word[], before: readonly string[]): SlotValue | null {
  const isOfSomebody = /^(?:my|our)$/u.test(words[0]!.low) && roleOf(words[1]?.low ?? '') !== null;
  const rest = isOfSomebody ? words.slice(2) : words;
  const end = rest.findIndex(({ raw, low }) => !NAME.test(raw) || DAY.test(low));
  const name = end < 0 ? rest : rest.slice(0, end);
  if (name.length === 0) return null;
  const kind = before.some((word) => word === 'in' || word === 'on' || word === 'at') ? 'place' : 'person';
  return { kind, unit: '', said: name.map(({ low }) => low).join(' ') };
}
