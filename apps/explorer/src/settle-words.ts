import type { Zoned } from './zoned.js';

/** What is read of a memory to say what settling does with it. */
export interface Settled {
  readonly id: string;
  readonly text: string;
  readonly polarity: 'holds' | 'ends' | 'never';
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** @returns the name of a candidate. Stretches of one fact have the same words; then it is told when each held. */
export function named({ id, text, validFrom, validTo }: Settled, candidates: readonly Settled[], zone: Zoned): string {
  const isAlone = candidates.every((other) => other.id === id || other.text !== text);
  return isAlone ? `“${text}”` : `“${text}”, ${zone.period(validFrom, validTo)}`;
}

/** @returns what takes the place of a candidate, or denies it. */
export function byWhat({ text, polarity }: Settled): string {
  if (polarity === 'never') return `“${text}”: it never was so.`;
  if (polarity === 'ends') return `“${text}”: it was so, and is so no longer.`;
  return `“${text}” takes its place.`;
}

/** @returns what becomes of a candidate in whose place something is settled. A denial takes no place: what it denies ends, or never was. */
export function replacing({ text, polarity, validFrom }: Settled, replaced: Settled, zone: Zoned): string {
  const denied = `“${replaced.text}”`;
  if (polarity === 'never') return `${denied} would be taken from every time: it never was so.`;
  if (polarity === 'ends')
    return `${denied} would hold until ${zone.day(validFrom)}, and nothing would take its place.`;
  return `${denied} would be true until then, and “${text}” from then on.`;
}
