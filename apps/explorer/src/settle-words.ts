import { type Telling, whenOf } from './telling.js';
import type { Zoned } from './zoned.js';

/** What is read of a memory to say what settling does with it. */
export interface Settled extends Telling {
  readonly id: string;
}

/** @returns the name of a candidate. Stretches of one fact have the same words; then it is told when each held. */
export function named(candidate: Settled, candidates: readonly Settled[], zone: Zoned): string {
  const { id, text } = candidate;
  const isAlone = candidates.every((other) => other.id === id || other.text !== text);
  return isAlone ? `“${text}”` : `“${text}”, ${whenOf(candidate, zone)}`;
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
