import { Dice } from '../speed/dice.js';
import { GAPS } from './gaps.js';
import { ABOUT_OTHERS, ASIDES, type Topic, TOPICS, UNTOLD } from './topics.js';

/** One statement, as it is remembered. */
export interface Told {
  readonly text: string;
  readonly attribute?: string;
  readonly value?: string;
  readonly subject?: string;
}

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
  readonly told: readonly Told[];
  /** Texts that were replaced, and must never be answered. */
  readonly stale: readonly string[];
  readonly questions: readonly Question[];
}

type Words = Readonly<Record<string, string>>;

/** How many of the topics are told; the others are asked for in vain. */
const TOLD_SHARE = 0.6;
/** How many of them are told in words alone, without attribute and value. */
const PLAIN_SHARE = 0.3;

/**
 * @param sizes how many statements each contact has, a contact a number.
 * @returns contacts, the same for the same seed.
 */
export function cases(seed: number, sizes: readonly number[]): Case[] {
  const dice = new Dice(seed);
  return sizes.map((size) => oneCase(dice, size));
}

function oneCase(dice: Dice, size: number): Case {
  const who = person(dice);
  const name = `${who['First']} ${who['Last']}`;
  const fields = new Map(TOPICS.map(({ field }) => [field, dice.roll() < TOLD_SHARE]));
  const own = TOPICS.map((topic) => aboutContact(dice, who, topic, fields.get(topic.field) === true));
  const others = distinctRoles(dice, 2).map((role) => aboutOther(dice, who, role));
  const parts = [...own, ...others];
  const first: Told[] = [{ text: `Is called ${name}.`, attribute: 'name', value: name }];
  const told = [...first, ...parts.flatMap((part) => part.told)];
  const asides = Array.from({ length: Math.max(0, size - told.length) }, () => ({
    text: filled(dice.pick(ASIDES), dice, who),
  }));
  const untold = [dice.pick(UNTOLD), dice.pick(UNTOLD)].map((text): Question => {
    return { text: filled(text, dice, who), about: 'none', right: [] };
  });
  return {
    name,
    told: mixed(dice, told, asides),
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
  const words = {
    ...who,
    Role: `${who['His']} ${role}`,
    role: `${who['his']} ${role}`,
    "role's": `${who['his']} ${role}'s`,
  };
  const [known, unknown] = distinctBy(
    2,
    () => dice.pick(ABOUT_OTHERS),
    ({ field }) => field,
  ) as [Topic, Topic];
  // Half of them say whom they are about in their words alone.
  const subject = dice.roll() < 0.5 ? { subject: role } : {};
  const { text, ...stated } = statement(dice, words, known);
  const one: Told = 'subject' in subject ? { text, ...stated, ...subject } : { text };
  return {
    told: [one],
    stale: [],
    questions: [
      { text: filled(dice.pick(known.asked), dice, words), about: 'other', right: [text] },
      { text: filled(dice.pick(unknown.asked), dice, words), about: 'none', right: [] },
    ],
  };
}

function statement(dice: Dice, words: Words, { attribute, told }: Topic): Told & { readonly value: string } {
  const template = dice.pick(told);
  const gap = /\{([a-z]+)\}(?!.*\{(?!his|he|him)[a-z]+\})/.exec(template)?.[1] ?? '';
  const value = dice.pick(GAPS[gap] ?? ['']);
  return { text: filled(template, dice, { ...words, [gap]: value }), attribute, value };
}

function person(dice: Dice): Words {
  const [First, Last] = [dice.pick(GAPS['first'] ?? []), dice.pick(GAPS['last'] ?? [])];
  const [he, him, his] = dice.roll() < 0.5 ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return { First, Last, he, him, his, He: upper(he), His: upper(his) };
}

function distinctRoles(dice: Dice, count: number): string[] {
  return distinctBy(
    count,
    () => dice.pick(GAPS['role'] ?? []),
    (role) => role,
  );
}

function filled(template: string, dice: Dice, words: Words): string {
  return template.replaceAll(/\{([\w']+)\}/g, (_, gap: string) => words[gap] ?? dice.pick(GAPS[gap] ?? [gap]));
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
