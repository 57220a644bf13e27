import fc from 'fast-check';

/** What a writer tries next. Which contact and which memory that is depends on what there is by then. */
export interface Action {
  readonly do: 'remember' | 'correct' | 'withdraw' | 'revert' | 'merge' | 'undo' | 'forget' | 'erase';
  /** Which of the places that contacts stand in. */
  readonly place: number;
  /** 0 to 1: which of what was acknowledged there. */
  readonly pick: number;
  /** For a slot with one value at a time, or one with many. */
  readonly attribute: 'current_city' | 'allergy';
  readonly value: number;
  /** Since when it holds, in days; `null`: since it was said. */
  readonly from: number | null;
}

/** Contacts at any time: few, so that the writers meet. */
export const PLACES = 4;
const LONGEST = 20_000;

/** How often what is tried, in every plan and beside it. */
const ALWAYS = { remember: 12, correct: 4, withdraw: 3, revert: 3 } as const;
const PEOPLE = { merge: 2, undo: 2, erase: 1 } as const;
const THINGS = { forget: 2 } as const;

/** Even seeds merge, part and erase people, odd ones forget things; with `all` a plan has both. */
function deeds(seed: number, all: boolean): fc.Arbitrary<Action['do']> {
  const weights = { ...ALWAYS, ...(all || seed % 2 === 0 ? PEOPLE : {}), ...(all || seed % 2 === 1 ? THINGS : {}) };
  return fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Action['do']) })),
  );
}

const action = (seed: number, all: boolean): fc.Arbitrary<Action> =>
  fc.record({
    do: deeds(seed, all),
    place: fc.nat(PLACES - 1),
    pick: fc.double({ min: 0, max: 0.999, noNaN: true }),
    attribute: fc.constantFrom('current_city', 'allergy'),
    value: fc.nat(5),
    from: fc.option(fc.nat(60)),
  });

/** @returns what a writer tries, one after another; the same for the same seed. */
export function planOf(seed: number, writer: number, all = false): readonly Action[] {
  return fc.sample(action(seed, all), { seed: seed * 1_000 + writer, numRuns: LONGEST });
}
