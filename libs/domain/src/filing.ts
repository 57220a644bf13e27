import type { Filing, Version } from './memory.js';

/** At most this many pins are kept on a memory. */
export const MOST_PINS = 20;

/**
 * @param stated what the statement says of how it is to be kept.
 * @param replaced the versions whose place it takes.
 * @returns how the new version is kept. What is not said stays as it was with what is replaced; but what is news is not archived: it
 * would be hidden from whoever told it.
 */
export function filingOf(stated: Filing, replaced: readonly Filing[]): Required<Filing> {
  const wasCore = replaced.some(({ tier }) => tier === 'core');
  const pins = replaced.flatMap((version) => version.pins ?? []);
  const category = replaced.map((version) => version.category ?? null).find((one) => one !== null);
  return {
    tier: stated.tier ?? (wasCore ? 'core' : 'working'),
    pins: [...new Set(stated.pins ?? pins)].slice(0, MOST_PINS),
    category: stated.category ?? category ?? null,
  };
}

/** @returns how the version is kept, with what is stated in place of what was; `null` where that changes nothing. */
export function refiled(
  { tier = 'working', pins = [], category = null }: Filing,
  stated: Filing,
): Required<Filing> | null {
  const filed = {
    tier: stated.tier ?? tier,
    pins: [...new Set(stated.pins ?? pins)],
    category: stated.category === undefined ? category : stated.category,
  };
  const isSame =
    filed.tier === tier &&
    filed.category === category &&
    filed.pins.length === pins.length &&
    filed.pins.every((pin, i) => pin === pins[i]);
  return isSame ? null : filed;
}

/** @returns the version written anew, kept in another way: what it says, and how sure we are, stays. */
export function filedAs(version: Version, filed: Required<Filing>, id: string, now: Date): Version {
  return { ...version, ...filed, id, recordedAt: now, supersededAt: null };
}
