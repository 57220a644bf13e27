import type { Commit } from '#revisions/ancestry.js';
import { Dice } from '../speed/dice.js';

/** How many branches grow at a time, and how often one is merged into another. */
const BRANCHES = 12;
const MERGES = 0.15;

/** @returns a history as large repositories have it: long branches that are merged into each other, parents first. */
export function history(commits: number): Commit[] {
  const dice = new Dice(84);
  const tips: string[] = [];
  return Array.from({ length: commits }, (_, i): Commit => {
    const id = hashOf(i);
    const branch = Math.floor(dice.roll() * BRANCHES);
    const tip = tips[branch] ?? tips[0];
    const other = dice.roll() < MERGES && tips.length > 1 ? dice.pick(tips) : tip;
    tips[Math.min(branch, tips.length)] = id;
    return { id, parents: [...new Set([tip, other])].filter((parent) => parent !== undefined) };
  });
}

/** Forty digits, as git's are. */
function hashOf(place: number): string {
  return (
    (Math.imul(place + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, '0').padEnd(32, '7') +
    place.toString(16).padStart(8, '0')
  );
}
