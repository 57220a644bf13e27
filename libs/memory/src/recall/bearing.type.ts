import type { CandidateRow } from './searches.repository.js';

/** Why a memory bears on a question or not. Its similarity is computed from these. */
export interface Bearing {
  /** Cosine of the two vectors; `null` without vectors. */
  readonly meaning: number | null;
  /** The share of the question's informative words that the memory contains. */
  readonly words: number;
  /** The question names the memory's attribute. */
  readonly attribute: boolean;
  /** The memory and the question are about the same person or thing. */
  readonly subject: boolean;
}

/** A candidate with its bearing and the similarity computed from it. */
export interface BearingCandidate {
  readonly found: CandidateRow;
  readonly similarity: number;
  readonly bearing: Bearing;
}
