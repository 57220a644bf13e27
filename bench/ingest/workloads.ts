import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import type { RestClient } from '../bed/rest-client.js';
import { Dice } from '../speed/dice.js';
import { remember as rememberMany } from '../speed/load-contacts.js';
import { statement } from '../speed/sentences.js';

/** What a client writes again and again. */
export interface Workload {
  readonly name: string;
  /** What one request brings. */
  readonly items: number;
  readonly requests: number;
  /** @returns a client's next write; it has a contact of its own. */
  prepare(client: RestClient, dice: Dice): Promise<() => Promise<unknown>>;
}

/** Memories that a contact has before the clock starts. */
const KNOWN = 200;

/** The writes that an agent makes: during a call, after it, and one fact at a time. */
export const WORKLOADS: readonly Workload[] = [
  { name: 'turns, 50 a request', items: 50, requests: 32, prepare: (client, dice) => speaker(client, dice, 50) },
  { name: 'turns, one a request', items: 1, requests: 400, prepare: (client, dice) => speaker(client, dice, 1) },
  { name: 'remember with reconcile, one a request', items: 1, requests: 320, prepare: rememberer },
];

async function speaker(client: RestClient, dice: Dice, count: number): Promise<() => Promise<unknown>> {
  const { id: contactId } = await client.call(createContact, {});
  const { id: sessionId } = await client.call(startSession, { contactId, channel: 'voice' });
  const turn = (): { speaker: string; text: string } => ({
    speaker: dice.pick(['agent', 'caller']),
    text: statement(dice),
  });
  return () => client.call(addTurns, { sessionId, turns: Array.from({ length: count }, turn) });
}

async function rememberer(client: RestClient, dice: Dice): Promise<() => Promise<unknown>> {
  const { id: contactId } = await client.call(createContact, {});
  await rememberMany(client, contactId, KNOWN, dice);
  return () => client.call(remember, { contactId, text: statement(dice) });
}
