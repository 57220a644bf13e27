import type { Dice } from '../speed/dice.js';

/** What phone agents ask for, and how often: a call is a few recalls to each turn that is kept. */
export const MIX = [
  { kind: 'recall', share: 0.6 },
  { kind: 'turns', share: 0.2 },
  { kind: 'remember', share: 0.15 },
  { kind: 'context', share: 0.05 },
] as const;

export type Kind = (typeof MIX)[number]['kind'];

/** A request that somebody sends at a time, whether or not those before are answered. */
export interface Arrival {
  /** Milliseconds from the start. */
  readonly at: number;
  readonly kind: Kind;
}

/** @returns the requests of so many seconds at a mean rate, at times that are independent of one another (Poisson). */
export function arrivals(perSecond: number, seconds: number, dice: Dice): Arrival[] {
  const made: Arrival[] = [];
  // Gaps between independent arrivals are exponential.
  const gap = (): number => (-Math.log(1 - dice.roll()) * 1_000) / perSecond;
  for (let at = gap(); at < seconds * 1_000; at += gap()) made.push({ at, kind: kindOf(dice.roll()) });
  return made;
}

function kindOf(roll: number): Kind {
  let left = roll;
  for (const { kind, share } of MIX) {
    left -= share;
    if (left < 0) return kind;
  }
  return MIX[0].kind;
}
