import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { RestClient } from '../bed/rest-client.js';
import { caseFile } from './case-file.js';

/** What somebody tells in plain sentences, one after another, and what is so at the end. */
export interface Case {
  readonly id: string;
  readonly told: readonly string[];
  /** Told last. */
  readonly then: string;
  /** The places of those told before that are true no longer. */
  readonly stale: readonly number[];
  readonly question: string;
  /** The sentence that answers it: "then", or "t0" for the first that was told. */
  readonly answer: string;
}

/** How a case went. */
export interface Outcome {
  /** The places of what is believed no longer. */
  readonly gone: readonly number[];
  /** The places of what was gone before the last sentence was told: nothing told until then says that anything changed. */
  readonly early: readonly number[];
  /** The first result of recall. */
  readonly first: string | null;
}

/** Written by somebody who had seen neither the code nor its sentences. Those up to c100 were looked at since; of the others what was missed or lost was, once. */
export const CASES = caseFile('cases.jsonl');
/** Written likewise, and so far only counted. Whoever works on what decides reads the others. */
export const BLIND_CASES = caseFile('blind.jsonl');
/** Many voices and domains, half of them near misses. Never trained on; their counts were seen when thresholds were chosen. */
export const HARDER_CASES = caseFile('harder.jsonl');
/** Each of a small domain of its own, in plain speech. Never trained on; a dozen were read, and their counts were seen when the model was chosen. */
export const SMALL_WORLDS = caseFile('small-worlds.jsonl');
/** A dozen facts each, which crowd together and are all true, and one more sentence. Never trained on. */
export const CROWDED_CASES = caseFile('crowded.jsonl');

/** Tells a contact of its own all of it, and asks. */
export async function askCase(call: RestClient['call'], { question, ...one }: Case): Promise<Outcome> {
  const { contactId, gone, early } = await tell(call, one);
  const { results } = await call(recall, { contactId, query: question, limit: 5 });
  return { gone, early, first: results[0]?.memory?.text ?? null };
}

/** A case that is told and not asked. */
export type ToldCase = Omit<Case, 'question' | 'answer'>;

export type ToldOutcome = Pick<Outcome, 'gone' | 'early'>;

/** Tells a contact of its own all of it. @returns the contact, and what was gone at the end and before the last sentence. */
export async function tell(
  call: RestClient['call'],
  { told, then }: Pick<Case, 'told' | 'then'>,
): Promise<ToldOutcome & { readonly contactId: string }> {
  const { id: contactId } = await call(createContact, { timezone: zoneAtNoon(new Date().getUTCHours()) });
  for (const text of told) await call(remember, { contactId, text });
  const early = await goneOf(call, contactId, told);
  await call(remember, { contactId, text: then });
  return { contactId, gone: await goneOf(call, contactId, told), early };
}

/** @returns a zone in which it is between noon and one: "this morning" is over there, whenever the benchmark runs. */
export function zoneAtNoon(hourInUtc: number): string {
  const ahead = 12 - hourInUtc;
  // The names have the sign of the way back to UTC.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The places of those sentences that are believed no longer. */
async function goneOf(call: RestClient['call'], contactId: string, told: readonly string[]): Promise<number[]> {
  const { memories } = await call(listMemories, { contactId, limit: 100 });
  const current = new Set(memories.map(({ text }) => text));
  return told.flatMap((text, place) => (current.has(text) ? [] : place));
}

/** Shares, with how many sentences or cases each is of. */
export interface EverydayScore {
  /** Of what is stale, what the last sentence let go. */
  readonly gone: number;
  readonly stale: number;
  /** Of what is still true, what is still believed. */
  readonly stays: number;
  readonly lasting: number;
  /** Of all that was told before the last sentence, what was believed until then. */
  readonly toldStays: number;
  readonly told: number;
  /** Of the cases, those whose first result answers the question. */
  readonly first: number;
  /** Of the cases, those whose first result is stale. */
  readonly firstStale: number;
  readonly cases: number;
}

/** @param outcomes of each of the cases, in their order. */
export function scoreCases(cases: readonly Case[], outcomes: readonly Outcome[]): EverydayScore {
  const all = cases.map((one, i) => ({ ...one, ...(outcomes[i] ?? { gone: [], early: [], first: null }) }));
  const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
  const stale = sum((one) => one.stale.length);
  const lasting = sum((one) => one.told.length - one.stale.length);
  const told = sum((one) => one.told.length);
  const lost = sum((one) => one.gone.filter((place) => !one.stale.includes(place)).length);
  return {
    gone:
      sum((one) => one.stale.filter((place) => one.gone.includes(place) && !one.early.includes(place)).length) /
      Math.max(1, stale),
    stays: 1 - lost / Math.max(1, lasting),
    toldStays: 1 - sum((one) => one.early.length) / Math.max(1, told),
    first: sum((one) => (one.first === sentence(one) ? 1 : 0)) / Math.max(1, all.length),
    firstStale:
      sum((one) => (one.stale.some((place) => one.told[place] === one.first) ? 1 : 0)) / Math.max(1, all.length),
    ...{ stale, lasting, told, cases: all.length },
  };
}

function sentence({ answer, ...one }: Case): string | undefined {
  return sentenceAt(answer, one);
}

/** @returns the sentence of a place: "then", or "t0" for the first that was told. */
export function sentenceAt(place: string, { told, then }: Pick<Case, 'told' | 'then'>): string | undefined {
  return place === 'then' ? then : told[Number(place.slice(1))];
}
