import type { CandidateRow } from './searches.repository.js';

/** Why a memory bears on a question, or does not: its similarity is made of these. */
export interface Bearing {
  /** Cosine of the two vectors; `null` without vectors. */
  readonly meaning: number | null;
  /** The share of the question's telling words that stand in the memory's. */
  readonly words: number;
  /** The question names the memory's attribute. */
  readonly attribute: boolean;
  /** It is about whom the question is about. */
  readonly subject: boolean;
}

/** A memory with its bearing, and the similarity that follows from it. */
export interface Borne {
  readonly found: CandidateRow;
  readonly similarity: number;
  readonly bearing: Bearing;
}
