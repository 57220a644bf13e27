import type { Memory, MemoryKind } from './memory.js';

const DAY_MS = 86_400_000;

/**
 * The days without a restatement after which half of the confidence is left. What is true changes; how something is
 * done changes less; what happened stays so, and only its telling grows old.
 */
export const HALF_LIFE_DAYS: Readonly<Record<MemoryKind, number>> = {
  semantic: 365,
  procedural: 730,
  episodic: 1_825,
};

/** What the age of a memory depends on. */
export interface Aging {
  readonly saidAt: Date;
  /** When it was last said again, as far as the read knows; absent: never since `saidAt`. */
  readonly restatedAt?: Date | null | undefined;
  /** When a recall last returned it; absent or `null`: never. */
  readonly lastRecalledAt?: Date | null | undefined;
}

/** @returns when it was last said. */
export function lastSaidAt({ saidAt, restatedAt }: Pick<Aging, 'saidAt' | 'restatedAt'>): Date {
  return restatedAt && restatedAt > saidAt ? restatedAt : saidAt;
}

/**
 * @returns when the versions were last said, if that is later than `at`. What was said at `at` has then arrived late.
 */
export function saidSince(at: Date, versions: readonly Aging[]): { readonly restatedAt?: Date } {
  const restatedAt = versions.map(lastSaidAt).reduce((last, said) => (said > last ? said : last), at);
  return restatedAt > at ? { restatedAt } : {};
}

/**
 * The confidence left at an instant: it halves with every {@link HALF_LIFE_DAYS} of its kind since it was last said.
 * What has ended was known to hold until then, and does not age after its end. Counted in whole days, so that it stays
 * the same for a day.
 *
 * @param at the valid time of the read.
 * @returns 0 to `confidence`; `confidence` itself until a day after it was last said, and at any time before.
 */
export function confidenceAt(
  memory: Pick<Memory, 'kind' | 'confidence' | 'validTo'> & Pick<Aging, 'saidAt' | 'restatedAt'>,
  at: Date,
): number {
  const { validTo, kind, confidence } = memory;
  const until = validTo && validTo < at ? validTo : at;
  return confidence * 2 ** (-daysFrom(lastSaidAt(memory), until) / HALF_LIFE_DAYS[kind]);
}

/**
 * @param at the valid time of the read.
 * @param afterDays how long it may be neither said nor recalled; 0: forever.
 * @returns whether it was neither said again nor recalled for that long.
 */
export function isStale(memory: Aging, at: Date, afterDays: number): boolean {
  const said = lastSaidAt(memory);
  const used = memory.lastRecalledAt && memory.lastRecalledAt > said ? memory.lastRecalledAt : said;
  return afterDays > 0 && daysFrom(used, at) >= afterDays;
}

/** Whole days; 0 if `to` is not later. */
function daysFrom(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}
