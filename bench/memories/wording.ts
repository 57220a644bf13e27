import { Dice } from '../speed/dice.js';
import { GAPS } from './gaps.js';
import type { Topic } from './topics.js';

/** One statement, as it is remembered. */
export interface Told {
  readonly text: string;
  readonly attribute?: string;
  readonly value?: string;
  readonly subject?: string;
  /** Kept as it is: what answers nothing need not be compared with anything. */
  readonly reconcile?: false;
}

/** What fills the gaps that speak of somebody: the name and the pronouns. */
export type Words = Readonly<Record<string, string>>;

/** @returns one way to tell a topic, with a value of its own. */
export function statement(dice: Dice, words: Words, { attribute, told }: Topic): Told & { readonly value: string } {
  const template = dice.pick(told);
  const gap = /\{([a-z]+)\}(?!.*\{(?!his|he|him)[a-z]+\})/.exec(template)?.[1] ?? '';
  const value = dice.pick(GAPS[gap] ?? ['']);
  return { text: filled(template, dice, { ...words, [gap]: value }), attribute, value };
}

/** @returns somebody made up. */
export function person(dice: Dice): Words {
  const [First, Last] = [dice.pick(GAPS['first'] ?? []), dice.pick(GAPS['last'] ?? [])];
  const [he, him, his] = dice.roll() < 0.5 ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return { First, Last, he, him, his, He: upper(he), His: upper(his) };
}

/** @returns the sentence with its gaps filled; what nobody stated is picked. */
export function filled(template: string, dice: Dice, words: Words): string {
  return template.replaceAll(/\{([\w']+)\}/g, (_, gap: string) => words[gap] ?? dice.pick(GAPS[gap] ?? [gap]));
}

/** @returns the words for what is told of somebody around a person, by their role. */
export function wordsOf(who: Words, role: string): Words {
  const his = `${who['his']} ${role}`;
  return { ...who, Role: `${who['His']} ${role}`, role: his, "role's": `${his}'s` };
}
