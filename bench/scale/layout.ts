import type { Dice } from '../speed/dice.js';

/** A contact to be made: how many values each of its facts has had, one after the other. */
export interface Plan {
  readonly values: readonly number[];
  /** What it is asked for later; else it only fills the database. */
  readonly measured: 'recall' | 'history' | null;
}

/** Which share of all memories is superseded. */
export const SUPERSEDED = 0.2;
/** A fact that changed so often, beside one that never did. */
const OFTEN_CHANGED: Plan = { values: [1_000, 1], measured: 'history' };
const [SMALLEST, GREATEST] = [10, 400];
/** How often a fact of an ordinary contact changes at most. */
const MOST_CHANGES = 3;

/** @returns how many memories the contact has: a value that was replaced is kept as it was believed, and once more with its end. */
export function sizeOf({ values }: Pick<Plan, 'values'>): number {
  return values.reduce((sum, count) => sum + 2 * count - 1, 0);
}

/** @returns what is loaded first: contacts of 100 and 1,000, one with a tenth of all, one with a long history, and small ones. */
export function firstLayout(total: number, dice: Dice): Plan[] {
  const sizes = [Math.floor(total / 10), 1_000, 1_000, ...Array<number>(10).fill(100)];
  const measured = sizes.map((size) => ({ values: valuesOf(size, dice), measured: 'recall' as const }));
  return filled([OFTEN_CHANGED, ...measured], total, dice);
}

/** @returns what is loaded then: one contact of so many memories, and small ones. */
export function furtherLayout(total: number, big: number, dice: Dice): Plan[] {
  return filled([{ values: valuesOf(big, dice), measured: 'recall' }], total, dice);
}

/** Adds small contacts, about 100 memories each, until there are so many memories. */
function filled(plans: Plan[], total: number, dice: Dice): Plan[] {
  let left = total - plans.reduce((sum, plan) => sum + sizeOf(plan), 0);
  while (left > 0) {
    const drawn = Math.floor(SMALLEST * (GREATEST / SMALLEST) ** dice.roll());
    // What would be left is too little for a contact of its own.
    const size = left - drawn < SMALLEST ? left : drawn;
    plans.push({ values: valuesOf(size, dice), measured: null });
    left -= size;
  }
  return plans;
}

function valuesOf(size: number, dice: Dice): number[] {
  const values: number[] = [];
  for (let changes = Math.round(SUPERSEDED * size); changes > 0;) {
    const some = Math.min(changes, 1 + Math.floor(dice.roll() * MOST_CHANGES));
    values.push(some + 1);
    changes -= some;
  }
  const single = size - sizeOf({ values });
  return [...values, ...Array<number>(single).fill(1)];
}
