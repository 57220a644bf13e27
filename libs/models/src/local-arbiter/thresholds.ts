import type { Cardinality } from '#domain/attributes/attribute.js';

/** The thresholds of the local arbiter. All are probabilities of the model, from 0 to 1; in the middle it is surer than it says (docs/arbiter.md). */
export const THRESHOLDS = {
  /** At or above, a fact is gone. By the cardinality of its attribute, as far as known. */
  gone: { one: 0.34, unknown: 0.38, many: 0.48 } satisfies Record<Cardinality, number>,
  /** The same at most, if the words tell of a change that lasts. */
  told: 0.26,
  /** At or above, a clause of a statement that takes the place of one fact ends another one. */
  alsoGone: 0.7,
  /** The share of `gone` from which a fact counts as ended, corrected or denied instead of replaced. */
  understood: 0.9,
  /** The same for an end, by a statement that says no more than that. */
  onlyEnded: 0.75,
  /** At or above, the statement says the same as the fact. */
  same: 0.9,
  /** At or above, a pronoun alone can mean the fact: with two of them it is unclear which. */
  meant: 0.3,
  /** Between this and `gone` it is unclear: a language model is asked, or a person may review it. */
  unclear: 0.22,
} as const;

/** Maximum number of facts that a statement is compared with, nearest first. */
export const MOST_PAIRS = 12;

/** Maximum tokens of all its pairs together: about 60 ms on one core. The remaining facts count as unaffected. */
export const MOST_TOKENS = 400;
