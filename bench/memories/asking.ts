import { createContact } from '#contract/contacts.js';
import { rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { RestClient } from '../bed/rest-client.js';
import type { Asking } from './measure.js';

const BATCH = 100;
const HOUR_MS = 3_600_000;
/** When the first of it was said; each next statement an hour later. */
const FIRST_SAID = Date.UTC(2026, 0, 1);

/** @param call over HTTP, as {@link RestClient} calls. */
export function asking(call: RestClient['call']): Asking {
  return {
    store: async ({ name, told }) => {
      const { id: contactId } = await call(createContact, { name });
      const memories = told.map((one, at) => {
        const saidAt = new Date(FIRST_SAID + at * HOUR_MS).toISOString();
        return { ...one, saidAt, validFrom: saidAt };
      });
      for (let from = 0; from < memories.length; from += BATCH)
        await call(rememberBatch, { contactId, memories: memories.slice(from, from + BATCH) });
      return contactId;
    },
    ask: async (contactId, query) => {
      const { results, found } = await call(recall, { contactId, query });
      return { texts: results.map(({ memory }) => memory?.text ?? ''), found };
    },
  };
}
