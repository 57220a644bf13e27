import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { RestClient } from '../bed/rest-client.js';
import { caseFile } from './case-file.js';

/** What a question asks for: what was so, whatever was ever so, or what is so. */
export type Asked = 'before' | 'ever' | 'now';

/** What somebody tells in plain sentences, and questions about what was and what is so, none of which names a time. */
export interface PastCase {
  readonly id: string;
  /** In the order in which they were said. */
  readonly told: readonly { readonly at: string; readonly text: string }[];
  readonly asks: readonly {
    readonly query: string;
    readonly kind: Asked;
    /** The places of the sentences that are right as the first result. */
    readonly first: readonly number[];
  }[];
}

/** Written by somebody who had not seen the code, and looked at since. */
export const PAST = caseFile('past.jsonl');
/** Written likewise, and so far only counted. */
export const BLIND_PAST = caseFile('past-blind.jsonl');

/** Tells a contact of its own all of it, and asks: whether the first result was right, of each question. */
export async function askPast(
  call: RestClient['call'],
  { told, asks }: PastCase,
): Promise<{ kind: Asked; isRight: boolean }[]> {
  const { id: contactId } = await call(createContact, {});
  for (const { at, text } of told) await call(remember, { contactId, text, saidAt: at });
  const answers = [];
  for (const { query, kind, first } of asks) {
    const { results } = await call(recall, { contactId, query, limit: 5 });
    const place = told.findIndex(({ text }) => text === results[0]?.memory?.text);
    answers.push({ kind, isRight: first.includes(place) });
  }
  return answers;
}
