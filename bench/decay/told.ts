import { GAPS } from '../memories/gaps.js';
import { ASIDES, type Topic, TOPICS } from '../memories/topics.js';
import { Dice } from '../speed/dice.js';

/** One statement without an attribute, so that nothing but its age tells that it is out of date. */
export interface Told {
  readonly text: string;
  /** `semantic`: what is so; `episodic`: what happened. */
  readonly kind: 'semantic' | 'episodic';
  readonly daysAgo: number;
}

/** A question, what answers it, and what did so earlier. */
export interface Question {
  readonly text: string;
  readonly right: string;
  /** `null`: it was told once, long ago, and is so still. */
  readonly stale: string | null;
}

/** Somebody with what was told of them over three years. */
export interface Life {
  readonly name: string;
  readonly told: readonly Told[];
  readonly questions: readonly Question[];
}

const SINGLE = TOPICS.filter(({ single, field }) => single && field !== 'work');
/** What was told twice; the other topics are told once. */
const CHANGED = 3;
const HAPPENED = 30;

/** @returns as many people, the same for the same seed. */
export function lives(seed: number, count: number): Life[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, () => life(dice));
}

function life(dice: Dice): Life {
  const [first, last] = [pick(dice, 'first'), pick(dice, 'last')];
  const words = { First: first, Last: last, he: 'she', He: 'She', him: 'her', his: 'her', His: 'Her' };
  const topics = SINGLE.map((topic) => ({ topic, at: dice.roll() })).sort((a, b) => a.at - b.at);
  const parts = topics.map(({ topic }, i) => partOf(dice, words, topic, i < CHANGED));
  const happened = Array.from({ length: HAPPENED }, (): Told => {
    return { text: filled(dice.pick(ASIDES), dice, words), kind: 'episodic', daysAgo: between(dice, 0, 365) };
  });
  const told = [...parts.flatMap((part) => part.told), ...happened].sort((a, b) => b.daysAgo - a.daysAgo);
  return { name: `${first} ${last}`, told, questions: parts.map(({ question }) => question) };
}

/** In the same words each time it is told, so that the question is as near to the one as to the other. */
function partOf(
  dice: Dice,
  words: Readonly<Record<string, string>>,
  topic: Topic,
  isChanged: boolean,
): { told: Told[]; question: Question } {
  const template = dice.pick(topic.told);
  const right = filled(template, dice, words);
  let stale = right;
  while (stale === right) stale = filled(template, dice, words);
  const question = { text: filled(dice.pick(topic.asked), dice, words), right, stale: isChanged ? stale : null };
  const long = { kind: 'semantic', daysAgo: between(dice, 400, 1_000) } as const;
  if (!isChanged) return { told: [{ ...long, text: right }], question };
  return {
    told: [
      { ...long, text: stale },
      { kind: 'semantic', daysAgo: between(dice, 30, 365), text: right },
    ],
    question,
  };
}

function between(dice: Dice, from: number, to: number): number {
  return from + Math.floor(dice.roll() * (to - from));
}

function pick(dice: Dice, gap: string): string {
  return dice.pick(GAPS[gap] ?? [gap]);
}

function filled(template: string, dice: Dice, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([\w']+)\}/g, (_, gap: string) => words[gap] ?? pick(dice, gap));
}
