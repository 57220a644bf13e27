import type { Filing, Version } from './memory.js';

/** At most this many pins are kept on a memory. */
export const MOST_PINS = 20;

/**
 * @param stated the filing that the statement states.
 * @param replaced the versions that it replaces.
 * @returns how the new version is kept. What is not stated is taken from the replaced versions; but news is not
 * archived, because it would be hidden from the person who told it.
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

/** @returns the filing of the version with the stated changes; `null` if nothing changes. */
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

/** @returns a new version with another filing; its words and confidence stay. */
export function filedAs(version: Version, filed: Required<Filing>, id: string, now: Date): Version {
  return { ...version, ...filed, id, recordedAt: now, supersededAt: null };
}
