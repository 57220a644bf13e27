import { Dice } from '../speed/dice.js';
import { GAPS } from './gaps.js';
import { ABOUT_OTHERS, ASIDES, type Topic, TOPICS, UNTOLD } from './topics.js';
import { filled, person, statement, type Told, type Words, wordsOf } from './wording.js';

/** A question about a contact, and what answers it. */
export interface Question {
  readonly text: string;
  /** `contact`: about the contact. `other`: about somebody around. `none`: nothing that was told bears on it. */
  readonly about: 'contact' | 'other' | 'none';
  /** The texts that answer it; empty where there is nothing. */
  readonly right: readonly string[];
}

/** Somebody with all that was told of them, in the order in which it was told. */
export interface Case {
  readonly name: string;
  /** How many statements it was asked for; a little more where what matters is more. */
  readonly size: number;
  readonly told: readonly Told[];
  /** Texts that were replaced, and must never be answered. */
  readonly stale: readonly string[];
  readonly questions: readonly Question[];
}

/** How many of the topics are told; the others are asked for in vain. */
const TOLD_SHARE = 0.6;
/** How many of them are told in words alone, without attribute and value. */
const PLAIN_SHARE = 0.3;
const MISS_SHARE = 0.1;

/**
 * @param sizes how many statements each contact has, a contact a number.
 * @param misses the share of them that is told of people whom nobody asks about, in the words in which it is told of the contact.
 * @returns contacts, the same for the same seed.
 */
export function cases(seed: number, sizes: readonly number[], misses = MISS_SHARE): Case[] {
  const dice = new Dice(seed);
  return sizes.map((size) => oneCase(dice, size, misses));
}

function oneCase(dice: Dice, size: number, missShare: number): Case {
  const who = person(dice);
  const name = `${who['First']} ${who['Last']}`;
  const fields = new Map(TOPICS.map(({ field }) => [field, dice.roll() < TOLD_SHARE]));
  const own = TOPICS.map((topic) => aboutContact(dice, who, topic, fields.get(topic.field) === true));
  const [asked, unasked] = dealt(dice, GAPS['role'] ?? [], 2);
  const others = asked.map((role) => aboutOther(dice, who, role));
  const misses = Array.from({ length: Math.floor(size * missShare) }, () => nearMiss(dice, who, dice.pick(unasked)));
  const parts = [...own, ...others];
  const first: Told[] = [{ text: `Is called ${name}.`, attribute: 'name', value: name }];
  const told = [...first, ...parts.flatMap((part) => part.told)];
  const asides = Array.from({ length: Math.max(0, size - told.length - misses.length) }, (): Told => ({
    text: filled(dice.pick(ASIDES), dice, who),
    reconcile: false,
  }));
  const untold = [dice.pick(UNTOLD), dice.pick(UNTOLD)].map((text): Question => {
    return { text: filled(text, dice, who), about: 'none', right: [] };
  });
  return {
    ...{ name, size },
    told: mixed(dice, told, [...misses, ...asides]),
    stale: parts.flatMap(({ stale }) => stale),
    questions: [...parts.flatMap(({ questions }) => questions), ...untold],
  };
}

interface Part {
  readonly told: readonly Told[];
  readonly stale: readonly string[];
  readonly questions: readonly Question[];
}

function aboutContact(dice: Dice, who: Words, topic: Topic, isTold: boolean): Part {
  const text = filled(dice.pick(topic.asked), dice, who);
  if (!isTold) return { told: [], stale: [], questions: [{ text, about: 'none', right: [] }] };
  if (dice.roll() < PLAIN_SHARE) {
    const plain = statement(dice, who, topic).text;
    return { told: [{ text: plain }], stale: [], questions: [{ text, about: 'contact', right: [plain] }] };
  }
  const count = topic.single ? (dice.roll() < 0.5 ? 2 : 1) : 1 + Math.floor(dice.roll() * 3);
  const told = distinctBy(
    count,
    () => statement(dice, who, topic),
    ({ value }) => value,
  );
  const right = topic.single ? told.slice(-1) : told;
  const stale = topic.single ? told.slice(0, -1) : [];
  return {
    told,
    stale: stale.map((one) => one.text),
    questions: [{ text, about: 'contact', right: right.map((one) => one.text) }],
  };
}

/** Of two things about one person of a role one is told, and both are asked for. */
function aboutOther(dice: Dice, who: Words, role: string): Part {
  const words = wordsOf(who, role);
  const [known, unknown] = distinctBy(
    2,
    () => dice.pick(ABOUT_OTHERS),
    ({ field }) => field,
  ) as [Topic, Topic];
  const one = toldOfOther(dice, words, role, known);
  return {
    told: [one],
    stale: [],
    questions: [
      { text: filled(dice.pick(known.asked), dice, words), about: 'other', right: [one.text] },
      { text: filled(dice.pick(unknown.asked), dice, words), about: 'none', right: [] },
    ],
  };
}

/** Nearly what is asked for, but of somebody else. */
function nearMiss(dice: Dice, who: Words, role: string): Told {
  return { ...toldOfOther(dice, wordsOf(who, role), role, dice.pick(ABOUT_OTHERS)), reconcile: false };
}

/** Half of them say whom they are about in their words alone. */
function toldOfOther(dice: Dice, words: Words, role: string, topic: Topic): Told {
  const subject = dice.roll() < 0.5 ? { subject: role } : {};
  const { text, ...stated } = statement(dice, words, topic);
  return 'subject' in subject ? { text, ...stated, ...subject } : { text };
}

/** @returns some of the items, and the others. */
function dealt(dice: Dice, items: readonly string[], count: number): [readonly string[], readonly string[]] {
  const some = distinctBy(
    count,
    () => dice.pick(items),
    (item) => item,
  );
  return [some, items.filter((item) => !some.includes(item))];
}

function distinctBy<T>(count: number, make: () => T, keyOf: (one: T) => string): T[] {
  const found = new Map<string, T>();
  while (found.size < count) {
    const one = make();
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  }
  return [...found.values()];
}

/** What matters keeps its order, since the later value replaces the earlier; what is said besides comes anywhere. */
function mixed(dice: Dice, told: readonly Told[], asides: readonly Told[]): Told[] {
  const all = [...told];
  for (const aside of asides) all.splice(Math.floor(dice.roll() * (all.length + 1)), 0, aside);
  return all;
}
