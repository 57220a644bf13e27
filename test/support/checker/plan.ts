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

const deed = fc.oneof(
  { weight: 12, arbitrary: fc.constant('remember' as const) },
  { weight: 4, arbitrary: fc.constant('correct' as const) },
  { weight: 3, arbitrary: fc.constant('withdraw' as const) },
  { weight: 3, arbitrary: fc.constant('revert' as const) },
  { weight: 2, arbitrary: fc.constant('merge' as const) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('forget' as const) },
  { weight: 1, arbitrary: fc.constant('erase' as const) },
);

const action: fc.Arbitrary<Action> = fc.record({
  do: deed,
  place: fc.nat(PLACES - 1),
  pick: fc.double({ min: 0, max: 0.999, noNaN: true }),
  attribute: fc.constantFrom('current_city', 'allergy'),
  value: fc.nat(5),
  from: fc.option(fc.nat(60)),
});

/** @returns what a writer tries, one after another; the same for the same seed. */
export function planOf(seed: number, writer: number): readonly Action[] {
  return fc.sample(action, { seed: seed * 1_000 + writer, numRuns: LONGEST });
}
