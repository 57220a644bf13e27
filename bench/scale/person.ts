import { encodeTime } from 'ulid';
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
  const id = idsOf(seed);
  const facts = values.map((count, i) => {
    // What changes is kept under an attribute, as where somebody lives is.
    const attribute = count === 1 ? null : `topic_${i + 1}`;
    return factOf(count, attribute, { dice, id, say: () => saying(anchors, words, dice) });
  });
  return { id: id(TOLD.from), name: `Person ${seed}`, facts };
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Counted and not thrown: of millions of ids made by dice of 32 bits some are equal. */
function idsOf(seed: number): (at: number) => string {
  let made = 0;
  const digits = (n: number): string =>
    [...n.toString(32).padStart(8, '0')].map((digit) => DIGITS[Number.parseInt(digit, 32)]).join('');
  return (at) => `${encodeTime(at)}${digits(seed)}${digits(made++)}`;
}
