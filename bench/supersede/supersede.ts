import { createContact } from '#contract/contacts.js';
import { remember, rememberBatch } from '#contract/memories.js';
import type { RestClient } from '../bed/rest-client.js';

/** One line of supersede-pairs.jsonl, as far as it is used. */
export interface Pair {
  readonly older: string;
  readonly newer: string;
  readonly label: string;
}

/** One line of supersede-pools.jsonl: a new fact, those that are known, and the places of those that it replaces, often none. */
export interface Pool {
  readonly newer: string;
  readonly candidates: readonly string[];
  readonly superseded: readonly number[];
}

/** How a statement met another: the words of the pairs' labels. */
export type Label = 'supersedes' | 'coexist' | 'duplicate';

const [BEFORE, AFTER] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];

/** Tells a contact of its own the older fact, then the newer. */
export async function askPair(call: RestClient['call'], { older, newer }: Pair): Promise<Label> {
  const { id: contactId } = await call(createContact, {});
  await call(remember, { contactId, text: older, saidAt: BEFORE });
  const { decision } = await call(remember, { contactId, text: newer, saidAt: AFTER });
  if (decision.outcome === 'restated') return 'duplicate';
  return decision.superseded.length > 0 ? 'supersedes' : 'coexist';
}

/** @returns the places of the facts that went when the new one was told. */
export async function askPool(call: RestClient['call'], { newer, candidates }: Pool): Promise<number[]> {
  const { id: contactId } = await call(createContact, {});
  const known = candidates.map((text) => ({ text, saidAt: BEFORE, reconcile: false }));
  const { results } = await call(rememberBatch, { contactId, memories: known });
  const { decision } = await call(remember, { contactId, text: newer, saidAt: AFTER });
  const ids = results.map(({ memory }) => memory?.id);
  return decision.superseded.map((id) => ids.indexOf(id));
}
