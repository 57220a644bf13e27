/**
 * What must hold of every answer. stale: none of the first five is what was replaced, ended or withdrawn. as of: an answer is what
 * it was at that place of both clocks. look-ahead: nothing in it was recorded later. forgotten: its words are in none.
 */
export const INVARIANTS = ['stale', 'as of', 'look-ahead', 'forgotten'] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** How often each invariant was looked at, and where it did not hold, in a sentence each. */
export type Checks = Readonly<Record<Invariant, { readonly looked: number; readonly wrong: readonly string[] }>>;

/** @returns what was found in several stories together. */
export function together(all: readonly Checks[]): Checks {
  const of = (invariant: Invariant): Checks[Invariant] => ({
    looked: all.reduce((sum, one) => sum + one[invariant].looked, 0),
    wrong: all.flatMap((one) => one[invariant].wrong),
  });
  return { stale: of('stale'), 'as of': of('as of'), 'look-ahead': of('look-ahead'), forgotten: of('forgotten') };
}

/** Counts what was looked at. */
export class Tally {
  readonly all: Record<Invariant, { looked: number; wrong: string[] }> = {
    stale: { looked: 0, wrong: [] },
    'as of': { looked: 0, wrong: [] },
    'look-ahead': { looked: 0, wrong: [] },
    forgotten: { looked: 0, wrong: [] },
  };

  /** @param wrong the texts that break the invariant; none where it holds. */
  add(invariant: Invariant, wrong: readonly string[], place: string): void {
    this.all[invariant].looked += 1;
    if (wrong.length > 0) this.all[invariant].wrong.push(`${place}: ${wrong.join(' | ')}`);
  }
}
