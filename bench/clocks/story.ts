import { filled, person, statement, type Words } from '../memories/wording.js';
import { type Topic, TOPICS } from '../memories/topics.js';
import { Dice } from '../speed/dice.js';
import { Belief } from './belief.js';
import type { Step } from './step.js';

/** What happens to what is known of one contact, and what it is asked. */
export interface Story {
  readonly name: string;
  readonly steps: readonly Step[];
  /** A question for each attribute that is spoken of. */
  readonly questions: ReadonlyMap<string, string>;
}

const [SINGLE, MANY] = [3, 2];
const ACTS = ['tell', 'tell', 'tell', 'tell', 'correct', 'end', 'withdraw', 'forget'] as const;

/** @returns a story of so many steps, a day each, the same for the same seed. */
export function story(seed: number, length: number): Story {
  const dice = new Dice(seed);
  const words = person(dice);
  const topics = [...some(dice, SINGLE, true), ...some(dice, MANY, false)];
  const questions = new Map(
    topics.map(({ attribute, asked }) => [attribute, filled(dice.pick(asked), dice, words)] as const),
  );
  const [steps, belief]: [Step[], Belief] = [[], new Belief()];
  for (let day = 0; day < length; day += 1) {
    const step = nextStep(dice, words, dice.pick(topics), { day, belief, told: steps });
    belief.apply(step);
    steps.push(step);
  }
  return { name: `${words['First']} ${words['Last']}`, steps, questions };
}

function some(dice: Dice, count: number, single: boolean): Topic[] {
  const left = TOPICS.filter((topic) => topic.single === single);
  return Array.from({ length: count }, () => left.splice(Math.floor(dice.roll() * left.length), 1)[0] as Topic);
}

interface SoFar {
  readonly day: number;
  readonly belief: Belief;
  readonly told: readonly Step[];
}

/** What is about a text needs one; where there is none, something is told. */
function nextStep(dice: Dice, words: Words, topic: Topic, { day, belief, told }: SoFar): Step {
  const act = dice.pick(ACTS);
  const { attribute, single } = topic;
  const now = belief.current(attribute);
  const target = now.length === 0 ? undefined : dice.pick(now);
  const common = { day, attribute, single, turns: dice.roll() < 0.5 };
  if (target && (act === 'end' || act === 'withdraw')) return { ...common, ...target, act, from: day };
  const old = told.filter((one) => one.attribute === attribute && belief.hasWords(one.text));
  if (act === 'forget' && old.length > 0) {
    const { text, value } = dice.pick(old);
    return { ...common, act, text, value, from: day };
  }
  const fresh = newStatement(dice, words, topic, told);
  if (act === 'correct' && single && target) return { ...common, ...fresh, act, from: target.from };
  // Learned late: it has been so for a while, but not since before the last thing that is known.
  const since = belief.lastChange(attribute) + 1;
  return { ...common, ...fresh, act: 'tell', from: dice.roll() < 0.3 ? Math.min(day, since) : day };
}

const TRIES = 200;

/** No value is told twice, so that each is known to stand for one statement; numbered where all were told. */
function newStatement(dice: Dice, words: Words, topic: Topic, told: readonly Step[]): { text: string; value: string } {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { text, value } = statement(dice, words, topic);
    if (!told.some((one) => one.text === text || (one.attribute === topic.attribute && one.value === value)))
      return { text, value };
  }
  const value = `${topic.attribute} number ${told.length}`;
  return { text: `Has ${value}.`, value };
}
