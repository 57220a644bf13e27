import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import type { RestClient } from '../bed/rest-client.js';
import { caseFile } from './case-file.js';

/** What somebody tells in plain sentences that speak of times, and which of them hold when. */
export interface DatedCase {
  readonly id: string;
  /** In the order in which they were said. */
  readonly told: readonly { readonly at: string; readonly text: string }[];
  /** Of each instant, the places of the sentences that surely hold then, and of those that surely do not. */
  readonly asks: readonly { readonly at: string; readonly holds: readonly number[]; readonly not: readonly number[] }[];
}

/** How often a case was answered as it should be. */
export interface DatedOutcome {
  readonly holds: { readonly right: number; readonly of: number };
  readonly not: { readonly right: number; readonly of: number };
}

/** Written by somebody who had not seen the code, and looked at since. */
export const DATED = caseFile('dated.jsonl');
/** Written likewise, and so far only counted. */
export const BLIND_DATED = caseFile('dated-blind.jsonl');

/** Tells a contact of its own all of it, and asks what holds at each instant. */
export async function askDated(call: RestClient['call'], { told, asks }: DatedCase): Promise<DatedOutcome> {
  const { id: contactId } = await call(createContact, {});
  for (const { at, text } of told) await call(remember, { contactId, text, saidAt: at });
  const outcomes: DatedOutcome[] = [];
  for (const { at, holds, not } of asks) {
    const { memories } = await call(listMemories, { contactId, validAt: at, limit: 100 });
    const held = new Set(memories.map(({ text }) => text));
    const isHeld = (place: number): boolean => held.has(told[place]?.text ?? '');
    outcomes.push({
      holds: { right: holds.filter(isHeld).length, of: holds.length },
      not: { right: not.filter((place) => !isHeld(place)).length, of: not.length },
    });
  }
  return allOf(outcomes);
}

/** @returns the outcomes of several together. */
export function allOf(outcomes: readonly DatedOutcome[]): DatedOutcome {
  const sum = (part: 'holds' | 'not', count: 'right' | 'of'): number =>
    outcomes.reduce((all, outcome) => all + outcome[part][count], 0);
  return {
    holds: { right: sum('holds', 'right'), of: sum('holds', 'of') },
    not: { right: sum('not', 'right'), of: sum('not', 'of') },
  };
}
