/** How much each part counts; they need not add up to one. */
export interface Weights {
  readonly similarity: number;
  readonly recency: number;
  readonly importance: number;
}

/** The parts of a score, each from 0 to 1, so that a caller can see the reason for a result's rank. */
export interface Parts {
  readonly similarity: number;
  readonly recency: number;
  readonly importance: number;
}

/** After how many days recency is one half, by the kind of a memory; of what was said, `turns`. */
export interface HalfLives {
  readonly semantic: number;
  readonly episodic: number;
  readonly procedural: number;
  readonly turns: number;
}

/**
 * What is so and how things are done is still the best answer a year later; what happened, and what was said, soon is not. Measured by
 * `./dev bench decay` (docs/recall.md).
 */
export const HALF_LIVES: HalfLives = { semantic: 365, procedural: 365, episodic: 30, turns: 30 };

/** As much of a ranking as somebody states; the rest is as it would be without. */
export interface StatedRanking {
  readonly weights?: { readonly [K in keyof Weights]?: number | undefined } | undefined;
  readonly halfLifeDays?: { readonly [K in keyof HalfLives]?: number | undefined } | undefined;
}

const DAY_MS = 86_400_000;

/**
 * @param since when it was said.
 * @param now the valid time of the read.
 * @param halfLifeDays after how many days recency is one half.
 * @returns 1 for what was said then or later, then halving with every half-life.
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
 * Takes the place of recency where a question asks about a time.
 * @returns 1 for what lies in the time asked about, then halving with every half-life of distance to it.
 */
export function nearness({ start, end }: Stretch, asked: Stretch, halfLifeDays: number): number {
  const after = (start?.getTime() ?? -Infinity) - (asked.end?.getTime() ?? Infinity);
  const before = (asked.start?.getTime() ?? -Infinity) - (end?.getTime() ?? Infinity);
  return 2 ** (-Math.max(0, after, before) / DAY_MS / halfLifeDays);
}

/** @returns whether the two share a moment; ends are exclusive, but a moment by itself counts. */
export function meets({ start, end }: Stretch, asked: Stretch): boolean {
  const [from, to] = [start?.getTime() ?? -Infinity, end?.getTime() ?? Infinity];
  return (
    from < (asked.end?.getTime() ?? Infinity) &&
    (to > (asked.start?.getTime() ?? -Infinity) || (from === to && from === asked.start?.getTime()))
  );
}

/** @returns `similarity`, `recency` and `importance` in one number: 0.7, 0.2 and 0.1 of them by default. */
export function blend(parts: Parts, weights: Weights): number {
  return (
    weights.similarity * parts.similarity + weights.recency * parts.recency + weights.importance * parts.importance
  );
}

/**
 * @returns the chance that at least one of the sources is right, if they err independently (noisy-or). Rounded to 12 decimals,
 * as in the queries, so that 0.1 stays 0.1 and the order of the sources makes no difference.
 */
export function combinedConfidence(sources: readonly number[]): number {
  return Number((1 - sources.reduce((doubt, confidence) => doubt * (1 - confidence), 1)).toFixed(12));
}
