/** The weights of the parts; their sum need not be one. */
export interface Weights {
  readonly similarity: number;
  readonly recency: number;
  readonly importance: number;
}

/** The parts of a score, each from 0 to 1. They show a caller the reason for a rank. */
export interface ScoreParts {
  readonly similarity: number;
  readonly recency: number;
  readonly importance: number;
}

/** The days after which recency is one half, by kind of memory, and for `turns`. */
export interface HalfLives {
  readonly semantic: number;
  readonly episodic: number;
  readonly procedural: number;
  readonly turns: number;
}

/**
 * What is true and how things are done is still the best answer after a year; what happened or was said soon is not.
 * Measured by `./dev bench decay` (docs/recall.md).
 */
export const HALF_LIVES: HalfLives = { semantic: 365, procedural: 365, episodic: 30, turns: 30 };

/** The stated parts of a ranking; the others have their defaults. */
export interface StatedRanking {
  readonly weights?: { readonly [K in keyof Weights]?: number | undefined } | undefined;
  readonly halfLifeDays?: { readonly [K in keyof HalfLives]?: number | undefined } | undefined;
}

const DAY_MS = 86_400_000;

/**
 * @param since when it was said.
 * @param now the valid time of the read.
 * @param halfLifeDays the days after which recency is one half.
 * @returns 1 at `since` or before, then halving with every half-life.
 */
export function recency(since: Date, now: Date, halfLifeDays: number): number {
  const ageDays = Math.max(0, (now.getTime() - since.getTime()) / DAY_MS);
  return 2 ** (-ageDays / halfLifeDays);
}

/** A stretch of time; `null`: open on that side. */
export interface Stretch {
  readonly start: Date | null;
  readonly end: Date | null;
}

/**
 * Replaces recency if a question asks about a time.
 * @returns 1 for what lies in the asked time, then halving with every half-life of distance to it.
 */
export function nearness({ start, end }: Stretch, asked: Stretch, halfLifeDays: number): number {
  const after = (start?.getTime() ?? -Infinity) - (asked.end?.getTime() ?? Infinity);
  const before = (asked.start?.getTime() ?? -Infinity) - (end?.getTime() ?? Infinity);
  return 2 ** (-Math.max(0, after, before) / DAY_MS / halfLifeDays);
}

/** @returns whether the two share a moment. Ends are exclusive, but a single moment counts. */
export function sharesMoment({ start, end }: Stretch, asked: Stretch): boolean {
  const [from, to] = [start?.getTime() ?? -Infinity, end?.getTime() ?? Infinity];
  return (
    from < (asked.end?.getTime() ?? Infinity) &&
    (to > (asked.start?.getTime() ?? -Infinity) || (from === to && from === asked.start?.getTime()))
  );
}

/** @returns the weighted sum of `similarity`, `recency` and `importance`; by default 0.7, 0.2 and 0.1. */
export function blend(parts: ScoreParts, weights: Weights): number {
  return (
    weights.similarity * parts.similarity + weights.recency * parts.recency + weights.importance * parts.importance
  );
}

/**
 * @returns the probability that at least one source is right, if they err independently (noisy-or). Rounded to 12
 * decimals, as in the queries, so that 0.1 stays 0.1 and the order of the sources makes no difference.
 */
export function combinedConfidence(sources: readonly number[]): number {
  return Number((1 - sources.reduce((doubt, confidence) => doubt * (1 - confidence), 1)).toFixed(12));
}
