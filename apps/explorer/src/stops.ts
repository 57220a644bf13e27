import type { Spell } from './spell.js';

const DAY_MS = 86_400_000;

/** The days that the slider "true on" can stand on. */
export interface Days {
  /** The instant of its first place, in milliseconds. */
  readonly from: number;
  /** How many days follow it. */
  readonly count: number;
}

/**
 * @param now the service's.
 * @returns every day from the first that a memory tells of until the last, and today at least.
 */
export function daysOf(spells: readonly Pick<Spell, 'from' | 'to'>[], now: number): Days {
  const told = spells.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  const from = Math.floor(Math.min(now - DAY_MS, ...told) / DAY_MS) * DAY_MS;
  return { from, count: Math.ceil((Math.max(now, ...told) - from) / DAY_MS) };
}

/** @returns the instant of a place of the slider. */
export function dayAt({ from }: Days, place: number): string {
  return new Date(from + place * DAY_MS).toISOString();
}

/** @returns the place of the slider nearest to an instant. */
export function placeOfDay({ from, count }: Days, at: number): number {
  return Math.min(count, Math.max(0, Math.round((at - from) / DAY_MS)));
}

/**
 * Beliefs change at a few instants, often within one call; so the slider "known on" goes from one to the next.
 *
 * @returns those instants in order.
 */
export function changesOf(spells: readonly Pick<Spell, 'recordedAt' | 'supersededAt'>[]): number[] {
  const at = spells.flatMap(({ recordedAt, supersededAt }) =>
    supersededAt === null ? [recordedAt] : [recordedAt, supersededAt],
  );
  return [...new Set(at)].sort((a, b) => a - b);
}

/** @returns the place of the last change by an instant; the place after all of them stands for now. */
export function placeOfChange(changes: readonly number[], at: number | null): number {
  if (at === null) return changes.length;
  return Math.max(
    0,
    changes.findLastIndex((change) => change <= at),
  );
}

/** @returns the instant of a place of the slider, or `null` for now. */
export function changeAt(changes: readonly number[], place: number): string | null {
  const at = changes[place];
  return at === undefined ? null : new Date(at).toISOString();
}
