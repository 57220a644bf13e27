import { createContact, findContacts, updateContact } from '#contract/contacts.js';
import { rememberBatch } from '#contract/memories.js';
import type { RestClient } from '../bed/rest-client.js';
import { Dice } from './dice.js';
import { distinct, statement } from './sentences.js';

/** A contact with so many memories. */
export interface SizedContact {
  readonly id: string;
  readonly size: number;
}

/** How many contacts there are of each size: 31,100 memories together. */
export const LAYOUT = [
  { size: 100, contacts: 11 },
  { size: 1_000, contacts: 10 },
  { size: 10_000, contacts: 2 },
] as const;

const BATCH = 250;

/**
 * Stores the contacts of {@link LAYOUT} and leaves those alone that an earlier run finished.
 * @param sizes which of them.
 */
export async function loadContacts(client: RestClient, sizes: readonly number[]): Promise<SizedContact[]> {
  const loaded: SizedContact[] = [];
  let seed = 0;
  for (const { size, contacts } of LAYOUT) {
    for (let number = 0; number < contacts; number += 1, seed += 1) {
      if (!sizes.includes(size)) continue;
      const name = `${size}-${number}`;
      const id = (await finished(client, name)) ?? (await load(client, name, size, seed));
      loaded.push({ id, size });
    }
  }
  return loaded;
}

async function finished(client: RestClient, name: string): Promise<string | undefined> {
  const { contacts } = await client.call(findContacts, { identifier: `bench:${name}` });
  return contacts.find(({ attributes }) => attributes['loaded'] === true)?.id;
}

async function load(client: RestClient, name: string, size: number, seed: number): Promise<string> {
  console.error(`Storing ${size} memories of contact ${name} ...`);
  const { id } = await client.call(createContact, { name, identifiers: [{ kind: 'bench', value: name }] });
  await remember(client, id, size, new Dice(seed));
  await client.call(updateContact, { contactId: id, attributes: { loaded: true } });
  return id;
}

/** Stores so many different memories as given, in batches. */
export async function remember(client: RestClient, contactId: string, count: number, dice: Dice): Promise<void> {
  const texts = distinct(count, () => statement(dice));
  for (let from = 0; from < texts.length; from += BATCH) {
    const memories = texts.slice(from, from + BATCH).map((text) => ({
      text,
      reconcile: false,
      importance: Math.round(dice.roll() * 100) / 100,
      saidAt: new Date(FIRST_SAID + dice.roll() * SAID_WITHIN).toISOString(),
    }));
    await client.call(rememberBatch, { contactId, memories });
  }
}

const FIRST_SAID = Date.parse('2024-01-01T00:00:00Z');
const SAID_WITHIN = 600 * 86_400_000;
