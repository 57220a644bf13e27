import type { Cardinality } from '#domain/attributes/attribute.js';

/** From which probability on the local arbiter decides. All are calibrated probabilities, from 0 to 1. */
export const THRESHOLDS = {
  /** At or above, a fact is gone: by how many values its attribute can have, as far as that is known. */
  gone: { one: 0.7, unknown: 0.76, many: 0.86 } satisfies Record<Cardinality, number>,
  /** The share of what is gone from which on a fact is taken to have ended, to have been wrong or to have never held, not to be replaced. */
  understood: 0.9,
  /** At or above, the statement says the same as the fact. */
  same: 0.97,
  /** From here up to `gone` it is unclear: a model is asked, or somebody may review it. */
  unclear: 0.45,
} as const;

/** Most facts that a statement is held against, the nearest first. */
export const MOST_PAIRS = 12;

/** Most tokens of all its pairs together: about 60 ms on one core. What is left over counts as standing beside. */
export const MOST_TOKENS = 400;
