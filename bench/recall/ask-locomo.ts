import { recall } from '#contract/recall.js';
import type { RestClient } from '../bed/rest-client.js';
import type { Contacts } from './load-locomo.js';
import type { LocomoQuestion } from './locomo.type.js';

/** What the service found for a question, and how long it took in milliseconds. */
export interface Asked {
  readonly id: string;
  /** Turn ids, best first. */
  readonly ranked: readonly string[];
  /** At the client. */
  readonly total: number;
  /** The same without what the service says it took to embed the question. */
  readonly withoutEmbedding: number;
}

const LIMIT = 20;

/** Asks one question after the other. */
export async function askLocomo(
  client: RestClient,
  contacts: Contacts,
  questions: readonly LocomoQuestion[],
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { id, conversation, question } of questions) {
    const contactId = contacts.get(conversation);
    if (contactId === undefined) throw new Error(`The question ${id} is about ${conversation}, which has no turns.`);
    const started = performance.now();
    const { results, tookMs } = await client.call(recall, { contactId, query: question, in: ['turns'], limit: LIMIT });
    const total = performance.now() - started;
    const ranked = results.flatMap(({ turn }) => turn?.id ?? []);
    asked.push({ id, ranked, total, withoutEmbedding: total - tookMs.embed });
  }
  return asked;
}
