import { ulid } from 'ulid';
import { Dice } from '../speed/dice.js';
import { type Anchor, saying } from './saying.js';
import { factOf, TOLD, type Version } from './fact.js';
import type { Plan } from './layout.js';

/** A contact and all that was ever believed of it. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly (readonly Version[])[];
}

/** What all that is told is made of. */
export interface Source {
  readonly anchors: readonly Anchor[];
  /** The most frequent first. */
  readonly words: readonly string[];
}

/** @returns the person of a plan; the same for the same seed, whoever was made before. */
export function personOf({ values }: Pick<Plan, 'values'>, seed: number, { anchors, words }: Source): Person {
  const dice = new Dice(seed);
  const facts = values.map((count, i) => {
    // What changes is kept under an attribute, as where somebody lives is.
    const attribute = count === 1 ? null : `topic_${i + 1}`;
    return factOf(count, attribute, dice, () => saying(anchors, words, dice));
  });
  return { id: ulid(TOLD.from, () => dice.roll()), name: `Person ${seed}`, facts };
}
