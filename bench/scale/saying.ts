import type { Vector } from '#models/embedder.js';
import type { Dice } from '../speed/dice.js';
import { frequentFirst } from './vocabulary.js';

/** A sentence that was really embedded; what is told is near one of them. */
export interface Anchor {
  readonly text: string;
  readonly vector: Vector;
}

/** What is told once: its words, and its place among all that is told. */
export interface Saying {
  readonly text: string;
  readonly value: string;
  readonly vector: Float32Array;
}

/** How far what is told lies from its anchor: a cosine of 0.86, as sentences of one topic have. */
const NOISE = 0.6;
const [FEWEST_WORDS, MORE_WORDS] = [2, 6];

/** @returns the sentence of an anchor with words of its own, and the anchor's vector with seeded noise. */
export function saying(anchors: readonly Anchor[], words: readonly string[], dice: Dice): Saying {
  const { text, vector } = dice.pick(anchors);
  const count = FEWEST_WORDS + Math.floor(dice.roll() * MORE_WORDS);
  const value = Array.from({ length: count }, () => frequentFirst(words, dice)).join(' ');
  return { text: `${text}, ${value}`, value, vector: near(vector, dice) };
}

function near(anchor: Vector, dice: Dice): Float32Array {
  // The mean square of what is rolled is 1/12.
  const scale = NOISE * Math.sqrt(12 / anchor.length);
  const moved = anchor.map((value) => value + scale * (dice.roll() - 0.5));
  const length = Math.hypot(...moved);
  return Float32Array.from(moved, (value) => value / length);
}
